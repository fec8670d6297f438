import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import type { Schemas } from '@/api'
import { Link } from '@/design-system/Link'
import { RelativeTime } from '@/design-system/RelativeTime'
import { Table, type TableColumn } from '@/design-system/Table'
import { Text } from '@/design-system/Text'
import { useIsSmall } from '@/design-system/tokens'
import { PersonLink } from '@/features/entity-links'
import { RetryButton } from '@/features/retry'
import { StateChip } from '@/features/workflow'
import type { Selection } from '@/features/workflow-move'
import { type DayTime, useDayTime } from '@/shared/day-time'
import { type PortalIntl, useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { changedAt, sortOf, tableSortOf, type ArchiveAddress } from './address'
import { messages } from './messages'
import { PAGE_SIZE } from './post-list-queries'
import styles from './Posts.module.css'
import type { PostList } from './use-post-list'
import { usePrinting } from './use-printing'
import { useRowSteps } from './use-row-steps'

type Post = Schemas['PostSummary']

export type PostsTableProps = {
  /** Names the table. */
  caption: string
  /** Undefined while nothing has come yet. */
  posts?: PostList
  sort: ArchiveAddress['sort']
  onSort: (sort: ArchiveAddress['sort']) => void
  /** The last column says when posts came to the archive. */
  archive?: boolean
  /** Whether posts go through a workflow. */
  states: boolean
  /** Chooses posts; without it there are no boxes. */
  selection?: Selection | undefined
  /** What can be done with one post. */
  act?: ((post: Post) => ReactNode) | undefined
}

/** The posts of a community in rows and columns, up to many thousands. */
export function PostsTable({
  caption,
  posts: given,
  sort,
  onSort,
  archive = false,
  states,
  selection,
  act,
}: PostsTableProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const dayTime = useDayTime()
  const isSmall = useIsSmall()
  const printing = usePrinting()
  const area = useRef<HTMLDivElement>(null)
  const rows = given?.posts ?? none
  const steps = useRowSteps(area, rows)
  const hasBoxes = selection !== undefined && !printing
  const isLong = (given?.totalCount ?? 0) > PAGE_SIZE

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (hasBoxes) selection.listProps.onKeyDown(event)
    steps.onKeyDown(event)
  }

  return (
    // It only listens to what its rows do; what takes the focus are the controls in them.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={area} className={styles.table} {...steps} onKeyDown={handleKeyDown}>
      <Table
        caption={caption}
        captionHidden
        columns={columnsFor({ intl, dayTime, isSmall, archive, states, act: printing ? undefined : act })}
        rows={rows}
        getKey={idOf}
        getName={({ title }) => title}
        labels={{
          selectAll: formatMessage(messages.selectAll),
          selectRow: (title) => formatMessage(messages.select, { title }),
          loading: formatMessage(messages.loading),
        }}
        sort={tableSortOf(sort)}
        onSortChange={(wanted) => onSort(sortOf(wanted))}
        loading={!given || given.list.isPlaceholderData}
        selected={hasBoxes ? new Set(rows.map(idOf).filter(selection.isSelected)) : undefined}
        onSelectedChange={selection?.choose}
        windowed={isLong && !printing}
        onNearEnd={given?.canLoadMore ? given.loadMore : undefined}
        data-older={given?.list.isPlaceholderData || undefined}
        className={isLong && !printing ? styles.long : undefined}
      />
      {given?.list.isFetchNextPageError && (
        <div role="alert" className={styles.end}>
          <Text size="sm">{formatMessage(messages.moreFailed)}</Text>
          <RetryButton size="sm" busy={given.list.isFetchingNextPage} onClick={given.loadMore} />
        </div>
      )}
    </div>
  )
}

const none: Post[] = []

function idOf({ id }: Post): string {
  return id
}

type ColumnsFor = Pick<PostsTableProps, 'archive' | 'states' | 'act'> & {
  intl: PortalIntl
  dayTime: DayTime
  isSmall: boolean
}

function columnsFor({ intl, dayTime, isSmall, archive = false, states, act }: ColumnsFor): TableColumn<Post>[] {
  const { formatMessage, formatNumber, formatName } = intl
  const title: TableColumn<Post> = {
    id: 'title',
    header: formatMessage(messages.title),
    rowHeader: true,
    sortable: true,
    cell: (post) => (
      <>
        <Link variant="quiet" href={paths.post(post.id)} lang={post.language} className={styles.title}>
          {post.title}
        </Link>
        {isSmall && (
          <div className={styles.below}>
            <Text as="span" size="sm" tone="muted">
              {formatName(post.author.fullName)}
            </Text>
            {post.workflowState && <StateChip state={post.workflowState} />}
          </div>
        )}
      </>
    ),
  }
  const changed: TableColumn<Post> = {
    id: 'changed',
    header: formatMessage(archive ? messages.archived : messages.changed),
    sortable: true,
    cell: (post) => (
      <span className={styles.line}>
        <RelativeTime value={changedAt(post)} format={dayTime.dayInShort} formatExact={dayTime.exact} />
      </span>
    ),
  }
  const acts: TableColumn<Post>[] = act
    ? [{ id: 'act', header: formatMessage(messages.actions), align: 'end', cell: act }]
    : []
  if (isSmall) return [title, changed, ...acts]
  return [
    {
      id: 'number',
      header: formatMessage(messages.number),
      sortable: true,
      align: 'end',
      cell: ({ number }) => number,
    },
    title,
    {
      id: 'author',
      header: formatMessage(messages.author),
      cell: ({ author }) => <PersonLink userId={author.id} name={author.fullName} />,
    },
    ...(states
      ? [
          {
            id: 'state',
            header: formatMessage(messages.state),
            cell: ({ workflowState }: Post) => workflowState && <StateChip state={workflowState} />,
          },
        ]
      : []),
    {
      id: 'comments',
      header: formatMessage(messages.comments),
      sortable: true,
      align: 'end',
      cell: ({ commentsCount }) => formatNumber(commentsCount),
    },
    changed,
    ...acts,
  ]
}

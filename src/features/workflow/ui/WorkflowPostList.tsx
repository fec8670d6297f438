import { type InfiniteData, useQuery, type UseInfiniteQueryResult } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import type { Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { EmptyState } from '@/design-system/EmptyState'
import { Link } from '@/design-system/Link'
import { Skeleton } from '@/design-system/Skeleton'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { LoadFailure } from '@/features/load-failure'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { workflowQueries } from '../api/workflow-queries'
import { listMessages as messages, messages as words } from '../messages'
import type { ListTab } from '../model/list-address'
import { namesOf } from '../model/words'
import { SelectBox } from './SelectBox'
import { SelectionBar } from './SelectionBar'
import { StateChip, TimeInState } from './StandingLine'
import { TransitionButton } from './TransitionButton'
import { UndoButton } from './UndoButton'
import { fetchAll } from '../api/fetch-all'
import { type Selection, useSelection } from './use-selection'
import styles from './WorkflowList.module.css'

export type WorkflowPostListProps = {
  list: UseInfiniteQueryResult<InfiniteData<Schemas['WorkflowPostPage']>>
  tab: ListTab
  /** Which list it is, by its filters: what is chosen in another one is not in this. */
  listKey: string
  /** Whether the person may move several of them at once. */
  canMoveMany: boolean
  /** Takes the filters away; undefined where there are none. */
  onClear: (() => void) | undefined
}

/** Posts in workflows as rows, each with the steps that the person may take. */
export function WorkflowPostList({ list, tab, listKey, canMoveMany, onClear }: WorkflowPostListProps) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = list
  const posts = data?.pages.flatMap((page) => page.posts)
  const selection = useSelection(
    (posts ?? []).map(({ post }) => post.id),
    listKey,
  )
  if (!posts)
    return error ? (
      <LoadFailure title={formatMessage(messages.failed)} error={error} busy={isFetching} onRetry={refetch} />
    ) : (
      <Skeleton />
    )
  if (posts.length === 0)
    return tab === 'waiting' ? (
      <EmptyState
        title={formatMessage(messages.nothingWaits)}
        action={
          <Button onClick={() => void navigate(paths.workflows({ tab: 'all' }))}>
            {formatMessage(messages.seeAll)}
          </Button>
        }
      />
    ) : (
      <EmptyState
        title={formatMessage(messages.nothingFound)}
        {...(onClear && { action: <Button onClick={onClear}>{formatMessage(messages.clear)}</Button> })}
      />
    )
  const totalCount = data?.pages.at(-1)?.totalCount ?? posts.length
  return (
    <Stack gap={3}>
      <Text size="sm" tone="muted" role="status">
        {formatMessage(messages.found, { count: totalCount })}
      </Text>
      <ul className={styles.list} {...selection.listProps}>
        {posts.map((entry) => (
          <Row key={entry.post.id} entry={entry} tab={tab} selection={canMoveMany ? selection : undefined} />
        ))}
      </ul>
      {hasNextPage && (
        <div>
          <Button busy={isFetching} onClick={() => void fetchNextPage()}>
            {formatMessage(messages.showMore)}
          </Button>
        </div>
      )}
      <SelectionBar
        selection={selection}
        totalCount={totalCount}
        fetchIds={() => fetchAll(list, (page) => page.posts.map(({ post }) => post.id))}
      />
    </Stack>
  )
}

type RowProps = { entry: Schemas['WorkflowPost']; tab: ListTab; selection: Selection | undefined }

function Row({ entry, tab, selection }: RowProps) {
  const intl = useIntl()
  const { post, author, inWorkflow, state, targetHours, transitions, waitingFor } = entry
  const names = namesOf(waitingFor, intl)
  // There once the person has taken a step here, for as long as it can be taken back.
  const { data: taken } = useQuery({ ...workflowQueries.ofPost(post.id), enabled: false })
  return (
    <li className={styles.row} data-post={post.id} data-chosen={selection?.chosen.has(post.id) || undefined}>
      {selection && <SelectBox post={post} selection={selection} />}
      <div className={styles.words}>
        <p lang={post.language} className={styles.title}>
          <Link variant="quiet" href={paths.post(post.id, { entity: 'workflow' })}>
            {post.title}
          </Link>
        </p>
        <Text size="sm" tone="muted">
          {post.community.name}, {author.fullName}
        </Text>
        {tab !== 'waiting' && names !== '' && (
          <Text size="sm" tone="muted">
            {intl.formatMessage(words.waitingFor, { names })}
          </Text>
        )}
      </div>
      <div className={styles.standing}>
        <StateChip state={state} />
        <Text as="span" size="sm" tone="muted">
          <TimeInState {...inWorkflow} targetHours={targetHours} />
        </Text>
      </div>
      <div className={styles.actions}>
        {taken?.lastRecord && <UndoButton postId={post.id} record={taken.lastRecord} />}
        {transitions.map((transition, index) => (
          <TransitionButton
            key={transition.id}
            postId={post.id}
            occToken={inWorkflow.occToken}
            transition={transition}
            variant={index === 0 ? 'primary' : undefined}
          />
        ))}
      </div>
    </li>
  )
}

import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { type ReactNode, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { Card } from '@/design-system/Card'
import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { Text } from '@/design-system/Text'
import { useIsSmall } from '@/design-system/tokens'
import { PageList } from '@/design-system/PageList'
import { ClearFilters } from '@/features/list-filters'
import { QueryView } from '@/features/query-view'
import { RetryButton } from '@/features/retry'
import { $singleKeys } from '@/features/shortcuts'
import { SelectBox, SelectionBar, SelectSwitch, useSelection } from '@/features/workflow-move'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import type { WorkflowPostFilter } from '../api/workflow-list-queries'
import { messages } from '../messages'
import { type ListAddress, unsorted } from '../model/list-address'
import styles from './WorkflowList.module.css'
import { WorkflowPostRow } from './WorkflowPostRow'

/** Px that a row is high before it was measured. */
const usualHeight = { small: 152, other: 64 }

export type WorkflowPostListProps = {
  list: UseInfiniteQueryResult<InfiniteData<Schemas['WorkflowPostPage']>>
  tab: Exclude<ListAddress['tab'], 'workflows'>
  /** What the server was asked for. */
  filter: WorkflowPostFilter
  /** Whether the person may move many posts at once. */
  movable: boolean
  /** Whether the address narrows the list. */
  narrowed: boolean
  /** What the person can do with a post. */
  actions?: ((entry: Schemas['WorkflowPost']) => ReactNode) | undefined
  onClear: () => void
}

/** Posts in workflows as rows, in the page's own scroll. */
export function WorkflowPostList({ list, tab, filter, movable, narrowed, actions, onClear }: WorkflowPostListProps) {
  const { formatMessage } = useIntl()
  const isSmall = useIsSmall()
  const empty = useEmptyWords(tab, narrowed, onClear)
  const singleKeys = useUnit($singleKeys)
  const { rows, totalCount } = useRows(list)
  const selection = useSelection({ ids: rows.map(idOf), totalCount, filter: unsorted(filter) })
  const hasBoxes = movable && (!isSmall || selection.isOn)
  return (
    <div aria-busy={list.isPlaceholderData || undefined} className={styles.results}>
      <QueryView
        query={list}
        skeleton={
          <Card padding="none">
            <RowsSkeleton label={formatMessage(messages.loading)} rows={6} />
          </Card>
        }
        words={{ failed: messages.failed }}
        empty={{ when: ({ pages }) => pages[0]?.totalCount === 0, ...empty }}
      >
        {() => (
          <>
            <div className={styles.head}>
              <Text size="sm" tone="muted" role="status" className={styles.count}>
                {formatMessage(messages.found, { count: totalCount })}
              </Text>
              {movable && isSmall && <SelectSwitch selection={selection} />}
            </div>
            <Card
              padding="none"
              data-older={list.isPlaceholderData || undefined}
              className={styles.card}
              {...(hasBoxes && selection.listProps)}
            >
              <PageList
                rows={rows}
                getKey={idOf}
                label={formatMessage(messages.list)}
                totalCount={totalCount}
                estimateHeight={isSmall ? usualHeight.small : usualHeight.other}
                canLoadMore={list.hasNextPage && !list.isFetching && !list.isError}
                onNearEnd={() => void list.fetchNextPage()}
                singleKeys={singleKeys}
                rowClassName={styles.row}
              >
                {(entry) => (
                  <WorkflowPostRow
                    entry={entry}
                    tab={tab}
                    box={hasBoxes ? <SelectBox post={entry.post} selection={selection} /> : undefined}
                    actions={actions?.(entry)}
                  />
                )}
              </PageList>
              {list.isFetchNextPageError ? (
                <div role="alert" className={styles.end}>
                  <Text size="sm">{formatMessage(messages.moreFailed)}</Text>
                  <RetryButton size="sm" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()} />
                </div>
              ) : (
                list.isFetchingNextPage && <RowsSkeleton label={formatMessage(messages.loadingMore)} rows={2} />
              )}
            </Card>
            {hasBoxes && <SelectionBar selection={selection} totalCount={totalCount} />}
          </>
        )}
      </QueryView>
    </div>
  )
}

/** What stands in place of a list without posts, and the one thing to do about it. */
function useEmptyWords(tab: WorkflowPostListProps['tab'], narrowed: boolean, onClear: () => void) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  if (narrowed)
    return {
      title: formatMessage(messages.nothingFound),
      description: formatMessage(messages.fewerFilters),
      action: <ClearFilters onClick={onClear} />,
    }
  if (tab === 'all') return { title: formatMessage(messages.nothingThere) }
  const isWaiting = tab === 'waiting'
  return {
    title: formatMessage(isWaiting ? messages.nothingWaits : messages.nothingWritten),
    description: formatMessage(isWaiting ? messages.nothingWaitsWhy : messages.nothingWrittenWhy),
    action: (
      <Button onClick={() => void navigate(paths.workflows({ tab: 'all' }))}>{formatMessage(messages.seeAll)}</Button>
    ),
  }
}

function RowsSkeleton({ label, rows }: { label: string; rows: number }) {
  return (
    <SkeletonGroup label={label}>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles.post}>
          <div className={styles.what}>
            <Skeleton length="half" />
            <Skeleton length="long" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  )
}

/** The posts that have come so far, and how many the list has. */
function useRows({ data }: WorkflowPostListProps['list']) {
  const rows = useMemo(() => (data?.pages ?? []).flatMap((page) => page.posts), [data])
  return { rows, totalCount: data?.pages.at(-1)?.totalCount ?? 0 }
}

function idOf({ post }: Schemas['WorkflowPost']): string {
  return post.id
}

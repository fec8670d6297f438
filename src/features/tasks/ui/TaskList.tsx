import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useCallback, useLayoutEffect, useRef } from 'react'
import type { Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { useNow } from '@/design-system/RelativeTime'
import { Text } from '@/design-system/Text'
import { useIsSmall } from '@/design-system/tokens'
import { PageList } from '@/design-system/PageList'
import { ClearFilters } from '@/features/list-filters'
import { QueryView } from '@/features/query-view'
import { RetryButton } from '@/features/retry'
import { $singleKeys } from '@/features/shortcuts'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { $deletedTasks } from '../model/deleted-tasks'
import type { DueGroup } from '../model/due'
import { hiddenIn, inGroups, type PlacedTask, shownCounts } from '../model/groups'
import { GroupHeading } from './GroupHeading'
import { RowsSkeleton } from './RowsSkeleton'
import { TaskRow } from './TaskRow'
import styles from './Tasks.module.css'

/** Px that a row is high before it was measured. */
const usualHeight = { small: 96, other: 56 }

export type TaskListProps = {
  list: UseInfiniteQueryResult<InfiniteData<Schemas['TaskPage']>>
  /** Under the days by which they are due, all or those of one part; or one after the other. */
  grouped: DueGroup | 'all' | null
  /** Whether the address narrows the list. */
  narrowed: boolean
  showAssignee: boolean
  onOpen: (taskId: string) => void
  onNew: () => void
  onClear: () => void
}

/** Tasks as rows in the page's own scroll, under the days by which they are due. */
export function TaskList({ list, grouped, narrowed, showAssignee, onOpen, onNew, onClear }: TaskListProps) {
  const { formatMessage } = useIntl()
  const isSmall = useIsSmall()
  const now = useNow().getTime()
  const open = useSteady(onOpen)
  const { singleKeys, deleted } = useUnit({ singleKeys: $singleKeys, deleted: $deletedTasks })
  const empty = narrowed
    ? {
        title: formatMessage(messages.nothingFound),
        action: <ClearFilters onClick={onClear} />,
      }
    : {
        title: formatMessage(messages.empty),
        action: <Button onClick={onNew}>{formatMessage(messages.newTask)}</Button>,
      }
  return (
    <div aria-busy={list.isPlaceholderData || undefined}>
      <QueryView
        query={list}
        skeleton={<RowsSkeleton label={formatMessage(messages.loading)} rows={5} />}
        words={{ failed: messages.failed }}
        empty={{ when: ({ pages }) => pages[0]?.totalCount === hiddenIn(pages, deleted), ...empty }}
      >
        {({ pages }) => {
          const { counts, totalCount = 0 } = pages.at(-1) ?? {}
          const parts = grouped === 'all' ? (counts ?? {}) : grouped && { [grouped]: totalCount }
          const tasks = pages.flatMap((page) => page.tasks)
          const rows = inGroups(tasks, parts, deleted)
          const shown = parts && shownCounts(tasks, parts, deleted)
          return (
            <div data-older={list.isPlaceholderData || undefined} className={styles.results}>
              <PageList<PlacedTask>
                rows={rows}
                getKey={idOf}
                label={formatMessage(messages.title)}
                totalCount={totalCount - hiddenIn(pages, deleted)}
                estimateHeight={isSmall ? usualHeight.small : usualHeight.other}
                canLoadMore={list.hasNextPage && !list.isFetching && !list.isError}
                onNearEnd={() => void list.fetchNextPage()}
                singleKeys={singleKeys}
              >
                {({ task, group, begins, isFirst, isLast }) => (
                  <>
                    {group && begins && <GroupHeading group={group} count={shown?.[group]} />}
                    <div data-first={isFirst || undefined} data-last={isLast || undefined} className={styles.boxed}>
                      <TaskRow task={task} group={group} now={now} showAssignee={showAssignee} onOpen={open} />
                    </div>
                  </>
                )}
              </PageList>
              {list.isFetchNextPageError ? (
                <div role="alert" className={styles.end}>
                  <Text size="sm">{formatMessage(messages.moreFailed)}</Text>
                  <RetryButton size="sm" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()} />
                </div>
              ) : (
                list.isFetchingNextPage && <RowsSkeleton label={formatMessage(messages.loading)} rows={2} />
              )}
            </div>
          )
        }}
      </QueryView>
    </div>
  )
}

/** The same function all the time, which does what the latest one does: rows that have it are not drawn anew. */
function useSteady(act: (id: string) => void): (id: string) => void {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  }, [act])
  return useCallback((id) => latest.current(id), [])
}

const idOf = ({ task }: PlacedTask) => task.id

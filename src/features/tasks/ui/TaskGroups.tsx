import { useEffect, useRef } from 'react'
import type { Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { Heading } from '@/design-system/Heading'
import { useNow } from '@/design-system/RelativeTime'
import { Stack } from '@/design-system/Stack'
import { VirtualList } from '@/design-system/VirtualList'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { type DueGroup, dueGroupOf, dueGroups } from '../model/due'
import { TaskRow } from './TaskRow'
import styles from './Tasks.module.css'

type Task = Schemas['TaskSummary']

/** More rows than these are only drawn where they are in sight. */
const MOST_DRAWN = 100

export type TaskGroupsProps = {
  tasks: readonly Task[]
  /** What the server has counted; used while not all are loaded. */
  counts: Schemas['TaskCounts'] | undefined
  /** By when they are due, or one after the other. */
  grouped: boolean
  showAssignee: boolean
  onOpen: (taskId: string) => void
  more: { busy: boolean; onMore: () => void } | undefined
}

/** Tasks as rows, under the days by which they are due. A long list comes in by itself while one scrolls. */
export function TaskGroups({ tasks, counts, grouped, showAssignee, onOpen, more }: TaskGroupsProps) {
  const intl = useIntl()
  const now = useNow().getTime()
  const groupOf = (task: Task) => dueGroupOf(task, now, intl.timeZone)
  const byGroup = new Map<DueGroup, Task[]>()
  if (grouped) for (const task of tasks) byGroup.set(groupOf(task), [...(byGroup.get(groupOf(task)) ?? []), task])
  const heading = (group: DueGroup) => (
    <GroupHeading group={group} count={more ? counts?.[group] : byGroup.get(group)?.length} />
  )
  const row = (task: Task) => <TaskRow task={task} now={now} showAssignee={showAssignee} onOpen={onOpen} />
  const footer = more && <More {...more} />

  // A list of which more will come scrolls by itself from the beginning, so that nothing jumps when it does.
  if (more || tasks.length > MOST_DRAWN) {
    const startsGroup = (index: number) => {
      const [task, before] = [tasks[index], tasks[index - 1]]
      return grouped && task && (!before || groupOf(before) !== groupOf(task)) ? groupOf(task) : undefined
    }
    return (
      <VirtualList<Task>
        items={tasks}
        getKey={keyOf}
        label={intl.formatMessage(messages.title)}
        estimateHeight={(_, index) => (startsGroup(index) ? 112 : 64)}
        open={more !== undefined}
        footer={footer}
        className={styles.window}
      >
        {(task, index) => {
          const group = startsGroup(index)
          return (
            <>
              {group && heading(group)}
              {row(task)}
            </>
          )
        }}
      </VirtualList>
    )
  }
  if (!grouped)
    return (
      <Stack gap={4}>
        <Rows tasks={tasks} row={row} />
        {footer}
      </Stack>
    )
  return (
    <Stack gap={5}>
      {dueGroups.map((group) => {
        const own = byGroup.get(group)
        return (
          own && (
            <section key={group} aria-label={intl.formatMessage(messages[group])}>
              <Stack gap={2}>
                {heading(group)}
                <Rows tasks={own} row={row} />
              </Stack>
            </section>
          )
        )
      })}
      {footer}
    </Stack>
  )
}

const keyOf = ({ id }: Task) => id

/** Rows of tasks in one frame. */
export function Rows({ tasks, row }: { tasks: readonly Task[]; row: (task: Task) => React.ReactNode }) {
  return (
    <ul className={styles.list}>
      {tasks.map((task) => (
        <li key={task.id}>{row(task)}</li>
      ))}
    </ul>
  )
}

function GroupHeading({ group, count }: { group: DueGroup; count: number | undefined }) {
  const { formatMessage, formatNumber } = useIntl()
  return (
    <Heading level={2} size="label" data-group={group} className={styles.heading}>
      {formatMessage(messages[group])}
      {count !== undefined && <span className={styles.count}>{formatNumber(count)}</span>}
    </Heading>
  )
}

/** Loads what follows as soon as it comes in sight, or by its button. */
function More({ busy, onMore }: { busy: boolean; onMore: () => void }) {
  const { formatMessage } = useIntl()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = place
    if (!current || busy) return undefined
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && onMore())
    observer.observe(current)
    return () => observer.disconnect()
  }, [busy, onMore])
  return (
    <div ref={place} className={styles.more}>
      <Button busy={busy} onClick={onMore}>
        {formatMessage(messages.showMore)}
      </Button>
    </div>
  )
}

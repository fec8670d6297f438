import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Schemas } from '@/api'
import { Checkbox } from '@/design-system/Checkbox'
import { Icon, MessageSquareIcon } from '@/design-system/icons'
import { Link } from '@/design-system/Link'
import { useNow } from '@/design-system/RelativeTime'
import { Text } from '@/design-system/Text'
import { VisuallyHidden } from '@/design-system/VisuallyHidden'
import { dueInShort, dueTone, taskQueries, useTaskAct } from '@/features/tasks'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { mySpaceQueries } from '../api/my-space-queries'
import { messages } from '../messages'
import styles from './Rail.module.css'
import { RailCard } from './RailCard'
import { type SteadyRows, useSteadyRows } from './use-steady-rows'

type Task = Schemas['TaskSummary']

const MOST = 3

/** The first tasks by when they are due, each to be ticked here. */
export function TasksDueCard() {
  const { formatMessage, timeZone } = useIntl()
  const place = useRef<HTMLUListElement>(null)
  const list = useInfiniteQuery(taskQueries.list({ scope: 'assigned' }, timeZone))
  const { data: counts } = useQuery(mySpaceQueries.counts())
  const tasks = list.data?.pages.flatMap((page) => page.tasks).filter(({ expiration }) => expiration !== null)
  const steady = useSteadyRows<Task, true>(tasks, MOST, place)
  return (
    <RailCard
      title={formatMessage(messages.tasksDue)}
      all={counts && { count: counts.tasks, href: paths.tasks() }}
      rows={list.data && steady.rows}
      failed={list.isError}
      onRetry={() => void list.refetch()}
    >
      <ul ref={place} tabIndex={-1} className={styles.rows} {...steady.holders}>
        {steady.rows.map((task) => (
          <TaskRow key={task.id} task={task} steady={steady} />
        ))}
      </ul>
    </RailCard>
  )
}

function TaskRow({ task, steady }: { task: Task; steady: SteadyRows<Task, true> }) {
  const intl = useIntl()
  const now = useNow().getTime()
  const act = useTaskAct(task.id)
  const done = steady.doneOf(task.id) === true
  const overdue = dueTone(task, now, intl.timeZone) === 'overdue'
  function tick() {
    // Not disabled meanwhile: the focus would go.
    if (act.isPending) return
    if (done) act.mutate('reopen', { onSuccess: () => steady.resume(task.id) })
    else act.mutate('close', { onSuccess: () => steady.finish(task.id, true) })
  }
  return (
    <li className={styles.row} data-done={done || undefined}>
      {task.kind === 'feedback' ? (
        <span className={styles.tick}>
          <Icon of={MessageSquareIcon} />
        </span>
      ) : (
        <Checkbox
          label={<VisuallyHidden>{intl.formatMessage(messages.closeTask, { title: task.title })}</VisuallyHidden>}
          checked={done !== act.isPending}
          aria-disabled={act.isPending || undefined}
          className={styles.tick}
          onCheckedChange={tick}
        />
      )}
      <div className={styles.words}>
        <p className={styles.title}>
          <Link
            variant="quiet"
            href={
              task.kind === 'feedback'
                ? paths.postFeedbackRecipient(task.post.id, { taskId: task.id })
                : paths.tasks({ taskId: task.id })
            }
          >
            {task.title}
          </Link>
        </p>
        <Text size="sm" tone={overdue && !done ? 'error' : 'muted'}>
          {overdue && <VisuallyHidden>{intl.formatMessage(messages.overdue)}, </VisuallyHidden>}
          {dueInShort(task, now, intl)}
        </Text>
      </div>
    </li>
  )
}

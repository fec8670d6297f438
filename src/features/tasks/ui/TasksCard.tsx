import { CardProblem, TitledCard } from '@/design-system/Card'
import { Checkbox } from '@/design-system/Checkbox'
import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { useIntl } from '@/shared/i18n'

import { messages } from '../messages'
import type { Task, TasksView } from '../model/task-view'
import styles from './TasksCard.module.css'

export type TasksCardProps = {
  tasks: TasksView
  onDoneChange: (task: Task, done: boolean) => void
  onRetry?: () => void
  now?: Date | undefined
}

/** The tasks of a post, to be ticked off beside it. */
export function TasksCard({ tasks, onDoneChange, onRetry, now = new Date() }: TasksCardProps) {
  const { formatMessage } = useIntl()
  return (
    <TitledCard title={formatMessage(messages.title)}>
      {tasks.phase === 'loading' && (
        <SkeletonGroup label={formatMessage(messages.loading)} className={styles.skeleton}>
          <Skeleton length="long" />
          <Skeleton length="half" />
        </SkeletonGroup>
      )}
      {tasks.phase === 'failed' && (
        <CardProblem retryLabel={formatMessage(messages.tryAgain)} onRetry={onRetry}>
          {formatMessage(messages.failed)}
        </CardProblem>
      )}
      {tasks.phase === 'ready' && tasks.tasks.length === 0 && (
        <p className={styles.note}>{formatMessage(messages.empty)}</p>
      )}
      {tasks.phase === 'ready' && tasks.tasks.length > 0 && (
        <ul className={styles.list}>
          {tasks.tasks.map((task) => (
            <li key={task.id}>
              <Checkbox
                label={task.title}
                description={<Due task={task} now={now} />}
                checked={task.done}
                disabled={!tasks.canChange}
                onCheckedChange={(done) => onDoneChange(task, done)}
              />
            </li>
          ))}
        </ul>
      )}
    </TitledCard>
  )
}

const week = 7 * 24 * 60 * 60_000

/** Whose task it is and until when; late is what counts once it is late. */
function Due({ task: { assignee, dueAt, done }, now }: { task: Task; now: Date }) {
  const intl = useIntl()
  if (dueAt === null) return <span className={styles.due}>{assignee}</span>
  const due = new Date(dueAt)
  if (done || due >= now) {
    const day = intl.formatDate(due, { day: 'numeric', month: 'short' })
    return <span className={styles.due}>{intl.formatMessage(messages.whoAndDay, { name: assignee, day })}</span>
  }
  const recent = now.getTime() - due.getTime() < week
  const day = intl.formatDate(due, recent ? { weekday: 'long' } : { day: 'numeric', month: 'short' })
  return <span className={styles.overdue}>{intl.formatMessage(messages.overdue, { day })}</span>
}

import { useUnit } from 'effector-react'
import type { Schemas } from '@/api'
import { useNow } from '@/design-system/RelativeTime'
import { $deletedTasks } from '../model/deleted-tasks'
import { TaskRow, type TaskRowProps } from './TaskRow'
import styles from './Tasks.module.css'

export type TaskRowsProps = Omit<TaskRowProps, 'task' | 'now'> & { tasks: readonly Schemas['TaskSummary'][] }

/** A few tasks in one frame. */
export function TaskRows({ tasks, ...row }: TaskRowsProps) {
  const now = useNow().getTime()
  const deleted = useUnit($deletedTasks)
  return (
    <ul className={styles.list}>
      {tasks
        .filter(({ id }) => !deleted.has(id))
        .map((task) => (
          <li key={task.id}>
            <TaskRow {...row} task={task} now={now} />
          </li>
        ))}
    </ul>
  )
}

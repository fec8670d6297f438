import { useInfiniteQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { Heading } from '@/design-system/Heading'
import { Stack } from '@/design-system/Stack'
import { TextButton } from '@/design-system/TextButton'
import { useIntl } from '@/shared/i18n'
import { type TaskFilter, taskQueries } from '../api/task-queries'
import { messages } from '../messages'
import { $deletedTasks } from '../model/deleted-tasks'
import { hiddenIn } from '../model/groups'
import { TaskRows } from './TaskRows'
import styles from './Tasks.module.css'

export type TaskSectionProps = {
  title: string
  filter: TaskFilter
  /** Only so many rows; the number beside the title tells of all. */
  most: number
  onShowAll: () => void
  onOpen: (taskId: string) => void
}

/** The first tasks of another list, below one's own; nothing where it is empty. */
export function TaskSection({ title, filter, most, onShowAll, onOpen }: TaskSectionProps) {
  const { formatMessage, formatNumber, timeZone } = useIntl()
  const { data } = useInfiniteQuery(taskQueries.list(filter, timeZone))
  const deleted = useUnit($deletedTasks)
  const page = data?.pages[0]
  if (!page) return null
  const totalCount = page.totalCount - hiddenIn([page], deleted)
  if (totalCount === 0) return null
  return (
    <Stack as="section" gap={2} aria-label={title}>
      <Stack direction="row" gap={3} justify="between">
        <Heading level={2} size="label" className={styles.heading}>
          {title}
          <span className={styles.count}>{formatNumber(totalCount)}</span>
        </Heading>
        {totalCount > most && (
          <TextButton aria-label={formatMessage(messages.showAllOf, { title })} onClick={onShowAll}>
            {formatMessage(messages.showAll)}
          </TextButton>
        )}
      </Stack>
      <TaskRows
        tasks={page.tasks.filter(({ id }) => !deleted.has(id)).slice(0, most)}
        showAssignee={filter.scope === 'group'}
        onOpen={onOpen}
      />
    </Stack>
  )
}

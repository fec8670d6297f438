import type { Schemas } from '@/api'
import { Link } from '@/design-system/Link'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { messages } from '../messages'

/** Leads to the tasks that stand in the way of a step: to the one where there is one. */
export function OpenTasks({ postId, blocker: { taskIds = [] } }: { postId: string; blocker: Schemas['Blocker'] }) {
  const { formatMessage } = useIntl()
  if (taskIds.length === 0) return null
  const taskId = taskIds.length === 1 ? taskIds[0] : undefined
  return (
    <Link variant="action" href={paths.post(postId, { entity: 'tasks', taskId })}>
      {formatMessage(messages.openTasks, { count: taskIds.length })}
    </Link>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import type { Schemas } from '@/api'
import { Link } from '@/design-system/Link'
import { Text } from '@/design-system/Text'
import { TextButton } from '@/design-system/TextButton'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { workflowQueries } from '../api/workflow-queries'
import { conditionMessages as messages } from '../messages'
import { anyOf } from '../model/words'

/**
 * What can be done about what stands in the way of a step: who else can take it, the tasks to close first, or another
 * look at how it stands.
 */
export function BlockerRemedy({ postId, blocker }: { postId: string; blocker: Schemas['Blocker'] }) {
  const intl = useIntl()
  const queryClient = useQueryClient()
  const { remedy, people = [], taskIds = [] } = blocker
  const [taskId] = taskIds
  const isAsking = remedy === 'ask-person'
  return (
    <>
      {isAsking && people.length > 0 && (
        <Text size="sm" tone="muted">
          {intl.formatMessage(messages.canDoThis, { names: anyOf(people, intl) })}
        </Text>
      )}
      {isAsking && (
        <Text size="sm">
          <Link href={paths.post(postId, { entity: 'comments' })}>{intl.formatMessage(messages.ask)}</Link>
        </Text>
      )}
      {remedy === 'open-tasks' && taskId !== undefined && (
        <Text size="sm">
          <Link href={paths.post(postId, { entity: 'tasks', ...(taskIds.length === 1 && { taskId }) })}>
            {intl.formatMessage(messages.openTasks, { count: taskIds.length })}
          </Link>
        </Text>
      )}
      {remedy === 'reload' && (
        <Text size="sm">
          <TextButton
            onClick={() => void queryClient.invalidateQueries({ queryKey: workflowQueries.ofPost(postId).queryKey })}
          >
            {intl.formatMessage(messages.checkAgain)}
          </TextButton>
        </Text>
      )}
    </>
  )
}

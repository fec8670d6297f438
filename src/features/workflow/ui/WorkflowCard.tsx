import { useQuery } from '@tanstack/react-query'
import type { Schemas } from '@/api'
import { Link } from '@/design-system/Link'
import { Skeleton } from '@/design-system/Skeleton'
import { Stack } from '@/design-system/Stack'
import { TitledCard } from '@/design-system/TitledCard'
import { QueryView } from '@/features/query-view'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { workflowQueries } from '../api/workflow-queries'
import { messages } from '../messages'
import { OwnSteps } from './OwnSteps'
import { StandingLine } from './StandingLine'
import { UndoButton } from './UndoButton'

export type WorkflowCardProps = { post: Schemas['Post'] }

/** Where a post stands in its workflow, and what this person can do about it; beside the post. */
export function WorkflowCard({ post }: WorkflowCardProps) {
  const { formatMessage } = useIntl()
  const query = useQuery({ ...workflowQueries.ofPost(post.id), enabled: Boolean(post.workflow) })
  if (!post.workflow) return null
  return (
    <TitledCard title={formatMessage(messages.title)}>
      <QueryView query={query} skeleton={<Skeleton />} words={{ failed: messages.loadFailed }} level={3}>
        {(workflow) => (
          <Stack gap={3}>
            <StandingLine standing={workflow} />
            <OwnSteps postId={post.id} workflow={workflow} />
            <Stack direction="row" gap={3}>
              {workflow.lastRecord && <UndoButton postId={post.id} record={workflow.lastRecord} />}
              <Link variant="action" href={paths.post(post.id, { entity: 'workflow' })}>
                {formatMessage(messages.openWorkflow)}
              </Link>
            </Stack>
          </Stack>
        )}
      </QueryView>
    </TitledCard>
  )
}

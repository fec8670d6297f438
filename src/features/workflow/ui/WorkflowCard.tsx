import { useQuery } from '@tanstack/react-query'
import type { Schemas } from '@/api'
import { CardProblem, TitledCard } from '@/design-system/Card'
import { Link } from '@/design-system/Link'
import { Skeleton } from '@/design-system/Skeleton'
import { Stack } from '@/design-system/Stack'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { workflowQueries } from '../api/workflow-queries'
import { messages } from '../messages'
import { StandingLine } from './StandingLine'
import { buttonOf, TransitionButton } from './TransitionButton'
import { UndoButton } from './UndoButton'

/** Where a post stands in its workflow, and what this person can do about it; beside the post. */
export function WorkflowCard({ post }: { post: Schemas['Post'] }) {
  const { formatMessage } = useIntl()
  const { data, error, refetch } = useQuery({ ...workflowQueries.ofPost(post.id), enabled: Boolean(post.workflow) })
  if (!post.workflow) return null
  const own = data?.options.filter(({ allowed }) => allowed) ?? []
  return (
    <TitledCard title={formatMessage(messages.title)}>
      {data ? (
        <Stack gap={3}>
          <StandingLine standing={data} />
          {own.length > 0 && (
            <Stack direction="row" gap={2}>
              {own.map((option, index) => (
                <TransitionButton
                  key={option.transition.id}
                  postId={post.id}
                  occToken={data.occToken}
                  transition={buttonOf(option)}
                  variant={index === 0 ? 'primary' : undefined}
                />
              ))}
            </Stack>
          )}
          <Stack direction="row" gap={3}>
            {data.lastRecord && <UndoButton postId={post.id} record={data.lastRecord} />}
            <Link variant="action" href={paths.post(post.id, { entity: 'workflow' })}>
              {formatMessage(messages.openWorkflow)}
            </Link>
          </Stack>
        </Stack>
      ) : error ? (
        <CardProblem retryLabel={formatMessage(messages.tryAgain)} onRetry={() => void refetch()}>
          {formatMessage(messages.failedTitle)}
        </CardProblem>
      ) : (
        <Skeleton />
      )}
    </TitledCard>
  )
}

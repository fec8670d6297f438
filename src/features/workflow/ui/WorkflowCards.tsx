import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '@/design-system/Button'
import { Card } from '@/design-system/Card'
import { EmptyState } from '@/design-system/EmptyState'
import { Heading } from '@/design-system/Heading'
import { ChartColumnIcon, Icon } from '@/design-system/icons'
import { Link } from '@/design-system/Link'
import { Skeleton } from '@/design-system/Skeleton'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { LoadFailure } from '@/features/load-failure'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { workflowQueries } from '../api/workflow-queries'
import { figureMessages, listMessages as messages } from '../messages'
import { StateChip } from './StandingLine'

/** The workflows that the person can see, each with its states and numbers. */
export function WorkflowCards() {
  const { formatMessage } = useIntl()
  const { data, error, isFetching, refetch } = useQuery(workflowQueries.workflows())
  if (!data)
    return error ? (
      <LoadFailure title={formatMessage(messages.failed)} error={error} busy={isFetching} onRetry={refetch} />
    ) : (
      <Skeleton />
    )
  if (data.workflows.length === 0) return <EmptyState title={formatMessage(messages.noWorkflows)} />
  return (
    <Stack gap={4}>
      {data.workflows.some(({ canSeeStatistics }) => canSeeStatistics) && (
        <div>
          <ButtonLink href={paths.postStatistics({})} icon={<Icon of={ChartColumnIcon} />}>
            {formatMessage(figureMessages.statisticsOfAll)}
          </ButtonLink>
        </div>
      )}
      {data.workflows.map(({ id, name, description, states, counts, canSeeStatistics }) => (
        <Card key={id}>
          <Stack gap={2}>
            <Heading level={2} size="title">
              <Link variant="quiet" href={paths.workflow(id)}>
                {name}
              </Link>
            </Heading>
            <Text>{description}</Text>
            <Stack direction="row" gap={2}>
              {states.map((state) => (
                <StateChip key={state.id} state={state} />
              ))}
            </Stack>
            <Text size="sm" tone="muted">
              {formatMessage(messages.openPosts, { open: counts.open, all: counts.all })},{' '}
              {formatMessage(messages.forYou, { count: counts.waitingForMe })}
            </Text>
            {canSeeStatistics && (
              <div>
                <Link variant="action" href={paths.workflowStatistics(id)}>
                  {formatMessage(figureMessages.statistics)}
                </Link>
              </div>
            )}
          </Stack>
        </Card>
      ))}
    </Stack>
  )
}

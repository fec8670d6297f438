import { useQuery } from '@tanstack/react-query'
import { Card } from '@/design-system/Card'
import { Heading } from '@/design-system/Heading'
import { Link } from '@/design-system/Link'
import { SkeletonCard, SkeletonGroup } from '@/design-system/Skeleton'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { QueryView } from '@/features/query-view'
import { StateChip } from '@/features/workflow'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { workflowListQueries } from '../api/workflow-list-queries'
import { messages } from '../messages'

/** The workflows that the person can see, each with its states and numbers. */
export function WorkflowCards() {
  const { formatMessage, formatName } = useIntl()
  const query = useQuery(workflowListQueries.workflows())
  return (
    <QueryView
      query={query}
      skeleton={
        <SkeletonGroup label={formatMessage(messages.loading)}>
          <SkeletonCard />
        </SkeletonGroup>
      }
      words={{ failed: messages.failed }}
      empty={{
        when: ({ workflows }) => workflows.length === 0,
        title: formatMessage(messages.noWorkflows),
        description: formatMessage(messages.noWorkflowsWhy),
      }}
    >
      {({ workflows }) => (
        <Stack as="ul" gap={4}>
          {workflows.map(({ id, name, description, states, counts }) => (
            <Card key={id} as="li">
              <Stack gap={2}>
                <Heading level={2} size="title">
                  <Link variant="quiet" href={paths.workflow(id)}>
                    {formatName(name)}
                  </Link>
                </Heading>
                <Text>{description}</Text>
                <Stack direction="row" gap={2}>
                  {states.map((state) => (
                    <StateChip key={state.id} state={state} />
                  ))}
                </Stack>
                <Stack direction="row" gap={4}>
                  <Link href={paths.workflows({ tab: 'all', workflowId: id })}>
                    {formatMessage(messages.openPosts, { open: counts.open, all: counts.all })}
                  </Link>
                  <Link href={paths.workflows({ workflowId: id })}>
                    {formatMessage(messages.forYou, { count: counts.waitingForMe })}
                  </Link>
                </Stack>
              </Stack>
            </Card>
          ))}
        </Stack>
      )}
    </QueryView>
  )
}

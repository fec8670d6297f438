import { useQuery } from '@tanstack/react-query'
import { concernsThePage, type Schemas } from '@/api'
import { Heading } from '@/design-system/Heading'
import { Link } from '@/design-system/Link'
import { Page } from '@/design-system/Page'
import { SkeletonCard, SkeletonGroup } from '@/design-system/Skeleton'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { QueryView } from '@/features/query-view'
import { hoursWords, StateChip } from '@/features/workflow'
import { useIntl } from '@/shared/i18n'
import { useOwnTitle } from '@/shared/own-title'
import { paths } from '@/shared/routes'
import { workflowListQueries } from '../api/workflow-list-queries'
import { messages } from '../messages'
import { TransitionCard } from './TransitionCard'

export type WorkflowViewProps = { workflowId: string }

/** A workflow: its states with their targets, and its transitions with who may take them and what they ask for. */
export function WorkflowView({ workflowId }: WorkflowViewProps) {
  const { formatMessage, formatName } = useIntl()
  const query = useQuery({ ...workflowListQueries.workflow(workflowId), throwOnError: concernsThePage })
  const { data } = query
  useOwnTitle(data && formatName(data.name))
  return (
    <Page
      width="reading"
      title={data ? formatName(data.name) : formatMessage(messages.workflow)}
      lead={data?.description}
    >
      <QueryView
        query={query}
        skeleton={
          <SkeletonGroup label={formatMessage(messages.loading)}>
            <SkeletonCard />
          </SkeletonGroup>
        }
        words={{ failed: messages.workflowFailed }}
      >
        {(workflow) => <WorkflowParts workflow={workflow} />}
      </QueryView>
    </Page>
  )
}

function WorkflowParts({ workflow }: { workflow: Schemas['Workflow'] }) {
  const { formatMessage, formatList } = useIntl()
  const { id, communities, states, transitions } = workflow
  const names = formatList(communities.map(({ name }) => name))
  return (
    <Stack gap={6}>
      <Text tone="muted">
        {formatMessage(messages.runsIn, { names })} ·{' '}
        <Link href={paths.workflows({ tab: 'all', workflowId: id })}>{formatMessage(messages.seePosts)}</Link>
      </Text>
      <Stack as="section" gap={3}>
        <Heading level={2}>{formatMessage(messages.states)}</Heading>
        <Stack as="ul" gap={2}>
          {states.map((state) => (
            <StateLine key={state.id} state={state} />
          ))}
        </Stack>
      </Stack>
      <Stack as="section" gap={3}>
        <Heading level={2}>{formatMessage(messages.transitions)}</Heading>
        <Stack as="ul" gap={3}>
          {transitions.map((transition) => (
            <TransitionCard key={transition.id} transition={transition} states={states} />
          ))}
        </Stack>
      </Stack>
    </Stack>
  )
}

function StateLine({ state }: { state: Schemas['WorkflowStep'] }) {
  const intl = useIntl()
  const { kind, targetHours } = state
  const facts = [
    kind === 'initial' && intl.formatMessage(messages.initial),
    kind === 'final' && intl.formatMessage(messages.final),
    targetHours !== null && intl.formatMessage(messages.target, { target: hoursWords(targetHours, intl) }),
  ].filter((fact) => fact !== false)
  return (
    <Stack as="li" direction="row" gap={2}>
      <StateChip state={state} />
      <Text as="span" size="sm" tone="muted">
        {facts.join(' · ')}
      </Text>
    </Stack>
  )
}

import { useQuery } from '@tanstack/react-query'
import { isApiError, type Schemas } from '@/api'
import { ButtonLink } from '@/design-system/Button'
import { Card } from '@/design-system/Card'
import { Heading } from '@/design-system/Heading'
import { ChartColumnIcon, Icon } from '@/design-system/icons'
import { Page } from '@/design-system/Page'
import { Skeleton } from '@/design-system/Skeleton'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { LoadFailure } from '@/features/load-failure'
import { nameOf } from '@/features/subjects'
import { type PortalIntl, useIntl } from '@/shared/i18n'
import { useOwnTitle } from '@/shared/own-title'
import { paths } from '@/shared/routes'
import { workflowQueries } from '../api/workflow-queries'
import { figureMessages, formMessages, listMessages as messages, messages as words } from '../messages'
import { hoursWords } from '../model/words'
import { StateChip } from './StandingLine'

export type WorkflowViewProps = { workflowId: string }

/** A workflow: its states with their targets, and its steps with who may take them and what they ask for. */
export function WorkflowView({ workflowId }: WorkflowViewProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { data, error, isFetching, refetch } = useQuery({
    ...workflowQueries.workflow(workflowId),
    throwOnError: (problem) => isApiError(problem) && ['not-found', 'forbidden'].includes(problem.kind),
  })
  useOwnTitle(data?.name)
  if (!data)
    return (
      <Page title={formatMessage(messages.workflow)}>
        {error ? (
          <LoadFailure title={formatMessage(words.failedTitle)} error={error} busy={isFetching} onRetry={refetch} />
        ) : (
          <Skeleton />
        )}
      </Page>
    )
  const list = new Intl.ListFormat(intl.locale)
  return (
    <Page
      title={data.name}
      lead={data.description}
      actions={
        data.canSeeStatistics && (
          <ButtonLink href={paths.workflowStatistics(data.id)} icon={<Icon of={ChartColumnIcon} />}>
            {formatMessage(figureMessages.statistics)}
          </ButtonLink>
        )
      }
    >
      <Stack gap={6}>
        <Text tone="muted">
          {formatMessage(messages.runsIn, { names: list.format(data.communities.map(({ name }) => name)) })}
        </Text>
        <Stack as="section" gap={3}>
          <Heading level={2}>{formatMessage(messages.states)}</Heading>
          {data.states.map((state) => (
            <Stack key={state.id} direction="row" gap={2}>
              <StateChip state={state} />
              <Text as="span" size="sm" tone="muted">
                {state.targetHours !== null &&
                  formatMessage(messages.target, { target: hoursWords(state.targetHours, intl) })}
                {state.kind === 'final' && formatMessage(messages.final)}
              </Text>
            </Stack>
          ))}
        </Stack>
        <Stack as="section" gap={3}>
          <Heading level={2}>{formatMessage(messages.transitions)}</Heading>
          {data.transitions.map((transition) => (
            <Step key={transition.id} transition={transition} workflow={data} />
          ))}
        </Stack>
      </Stack>
    </Page>
  )
}

type StepProps = { transition: Schemas['Transition']; workflow: Schemas['Workflow'] }

function Step({ transition, workflow }: StepProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { name, fromStateIds, toState, actors, rules, undoable, form } = transition
  const list = new Intl.ListFormat(intl.locale)
  const or = new Intl.ListFormat(intl.locale, { type: 'disjunction' })
  const from = workflow.states.filter(({ id }) => fromStateIds.includes(id)).map((state) => state.name)
  const parts = (form?.fields ?? []).map(({ label }) => label)
  if (form && form.note !== 'none') parts.push(formatMessage(formMessages.note))
  return (
    <Card>
      <Stack gap={1}>
        <Heading level={3}>{name}</Heading>
        <Text>{formatMessage(messages.fromTo, { from: or.format(from), to: toState.name })}</Text>
        <Text size="sm">
          {formatMessage(messages.who, { names: or.format(actors.map((one) => actorName(one, intl))) })}
        </Text>
        {parts.length > 0 && <Text size="sm">{formatMessage(messages.asks, { parts: list.format(parts) })}</Text>}
        {rules.map((rule) => (
          <Text key={rule} size="sm" tone="muted">
            {rule === 'four-eyes' ? formatMessage(messages.fourEyes) : rule}
          </Text>
        ))}
        {!undoable && (
          <Text size="sm" tone="muted">
            {formatMessage(formMessages.cannotUndo)}
          </Text>
        )}
      </Stack>
    </Card>
  )
}

const roles = new Map([
  ['author', messages.author],
  ['assignee', messages.assignee],
  ['moderator', messages.moderator],
  ['member', messages.member],
])

/** An actor in words; an unknown role by its name. */
function actorName({ kind, subject }: Schemas['Actor'], { formatMessage }: PortalIntl): string {
  if (subject) return nameOf(subject)
  const role = roles.get(kind)
  return role ? formatMessage(role) : kind
}

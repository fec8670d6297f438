import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { Heading } from '@/design-system/Heading'
import { Skeleton } from '@/design-system/Skeleton'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { Timeline, type TimelineStep } from '@/design-system/Timeline'
import { LoadFailure } from '@/features/load-failure'
import { useDayTime } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { workflowQueries } from '../api/workflow-queries'
import { messages } from '../messages'
import { OpenTasks } from './OpenTasks'
import { RecordItem } from './RecordItem'
import { StandingLine } from './StandingLine'
import { buttonOf, TransitionButton } from './TransitionButton'
import styles from './Workflow.module.css'

export type WorkflowPanelProps = { postId: string }

/** The workflow of a post: where it stands, what comes next, its steps, and who decided what. */
export function WorkflowPanel({ postId }: WorkflowPanelProps) {
  const { formatMessage } = useIntl()
  const { exact } = useDayTime()
  const { data, error, isFetching, refetch } = useQuery(workflowQueries.ofPost(postId))
  if (!data)
    return error ? (
      <LoadFailure title={formatMessage(messages.failedTitle)} error={error} busy={isFetching} onRetry={refetch} />
    ) : (
      <Skeleton />
    )
  const steps = data.steps.map(({ state, status, by, at }): TimelineStep => ({
    id: state.id,
    title: state.name,
    state: status === 'done' || status === 'current' ? status : 'upcoming',
    detail: by && at && formatMessage(messages.by, { name: by.fullName, time: exact(new Date(at)) }),
  }))
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <StandingLine standing={data} />
      </Stack>
      {data.options.length > 0 && (
        <Stack as="section" gap={3}>
          <Heading level={2} size="title">
            {formatMessage(messages.next)}
          </Heading>
          {data.options.map((option) => (
            <Option key={option.transition.id} postId={postId} occToken={data.occToken} option={option} />
          ))}
        </Stack>
      )}
      <Stack as="section" gap={3}>
        <Heading level={2} size="title">
          {formatMessage(messages.steps)}
        </Heading>
        <Timeline
          steps={steps}
          stateLabels={{
            done: formatMessage(messages.stepDone),
            current: formatMessage(messages.stepCurrent),
            upcoming: formatMessage(messages.stepUpcoming),
          }}
        />
      </Stack>
      <History postId={postId} />
    </Stack>
  )
}

type OptionProps = { postId: string; occToken: string; option: Schemas['TransitionOption'] }

/** A step as a button, or with the reasons why it cannot be taken. */
function Option({ postId, occToken, option }: OptionProps) {
  const intl = useIntl()
  const id = useId()
  const { transition, allowed, blockers } = option
  if (allowed)
    return (
      <div>
        <TransitionButton
          postId={postId}
          occToken={occToken}
          transition={buttonOf(option)}
          variant={transition.direction === 'forward' ? 'primary' : undefined}
        />
      </div>
    )
  return (
    <Stack gap={1}>
      <div>
        <Button size="sm" aria-disabled aria-describedby={id}>
          {transition.name}
        </Button>
      </div>
      <div id={id}>
        {blockers.map(({ people = [], ...blocker }) => (
          <Text key={blocker.code} size="sm" tone="muted">
            {blocker.message} <OpenTasks postId={postId} blocker={blocker} />
            {people.length > 0 &&
              intl.formatMessage(messages.canDoThis, {
                names: new Intl.ListFormat(intl.locale, { type: 'disjunction' }).format(
                  people.map(({ fullName }) => fullName),
                ),
              })}
          </Text>
        ))}
      </div>
    </Stack>
  )
}

function History({ postId }: { postId: string }) {
  const { formatMessage } = useIntl()
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    workflowQueries.records(postId),
  )
  const records = data?.pages.flatMap((page) => page.records)
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size="title">
        {formatMessage(messages.history)}
      </Heading>
      {error && (
        <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
          {formatMessage(messages.tryAgain)}
        </Button>
      )}
      {!records && !error && <Skeleton />}
      {records?.length === 0 && <Text tone="muted">{formatMessage(messages.nothingYet)}</Text>}
      {records && records.length > 0 && (
        <ol className={styles.records}>
          {records.map((record) => (
            <RecordItem key={record.id} postId={postId} record={record} />
          ))}
        </ol>
      )}
      {hasNextPage && (
        <div>
          <Button size="sm" busy={isFetching} onClick={() => void fetchNextPage()}>
            {formatMessage(messages.earlier)}
          </Button>
        </div>
      )}
    </Stack>
  )
}

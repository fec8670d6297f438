import { useQuery } from '@tanstack/react-query'
import type { Schemas } from '@/api'
import { Heading } from '@/design-system/Heading'
import { Skeleton } from '@/design-system/Skeleton'
import { Stack } from '@/design-system/Stack'
import { Timeline, type TimelineStep } from '@/design-system/Timeline'
import { QueryView } from '@/features/query-view'
import { useDayTime } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { workflowQueries } from '../api/workflow-queries'
import { messages } from '../messages'
import { Option } from './Option'
import { RecordHistory } from './RecordHistory'
import { StandingLine } from './StandingLine'

export type WorkflowPanelProps = { postId: string }

/** The workflow of a post: where it stands, what comes next, its steps, and who decided what. */
export function WorkflowPanel({ postId }: WorkflowPanelProps) {
  const { formatMessage } = useIntl()
  const query = useQuery(workflowQueries.ofPost(postId))
  return (
    <QueryView query={query} skeleton={<Skeleton />} words={{ failed: messages.loadFailed }}>
      {(workflow) => (
        <Stack gap={6}>
          <StandingLine standing={workflow} />
          {workflow.options.length > 0 && (
            <Stack as="section" gap={3}>
              <Heading level={2} size="title">
                {formatMessage(messages.next)}
              </Heading>
              {workflow.options.map((option) => (
                <Option key={option.transition.id} {...{ postId, option }} occToken={workflow.occToken} />
              ))}
            </Stack>
          )}
          <Stack as="section" gap={3}>
            <Heading level={2} size="title">
              {formatMessage(messages.steps)}
            </Heading>
            <Way steps={workflow.steps} />
          </Stack>
          <RecordHistory postId={postId} />
        </Stack>
      )}
    </QueryView>
  )
}

/** The states of a post: those that it passed, where it is, and what lies ahead. */
function Way({ steps }: { steps: readonly Schemas['PostStep'][] }) {
  const { formatMessage, formatName } = useIntl()
  const { exact } = useDayTime()
  return (
    <Timeline
      steps={steps.map(({ state, status, by, at }): TimelineStep => ({
        id: state.id,
        title: formatName(state.name),
        state: status === 'done' || status === 'current' ? status : 'upcoming',
        detail: by && at && formatMessage(messages.by, { name: formatName(by.fullName), time: exact(new Date(at)) }),
      }))}
      stateLabels={{
        done: formatMessage(messages.stepDone),
        current: formatMessage(messages.stepCurrent),
        upcoming: formatMessage(messages.stepUpcoming),
      }}
    />
  )
}

import { Button } from '@/design-system/Button'
import { CardProblem, TitledCard } from '@/design-system/Card'
import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { Timeline } from '@/design-system/Timeline'
import { useIntl } from '@/shared/i18n'

import { messages } from '../messages'
import type { WorkflowTransition, WorkflowView } from '../model/workflow-view'
import { useStepWords } from './use-step-words'
import styles from './WorkflowCard.module.css'

export type WorkflowCardProps = {
  workflow: WorkflowView
  onTransition: (transition: WorkflowTransition) => void
  onRetry?: () => void
  now?: Date | undefined
}

/** Where a post stands in its workflow, who took each step, and what the person may do next. */
export function WorkflowCard({ workflow, onTransition, onRetry, now = new Date() }: WorkflowCardProps) {
  const { formatMessage } = useIntl()
  return (
    <TitledCard title={formatMessage(messages.title)}>
      {workflow.phase === 'loading' && (
        <SkeletonGroup label={formatMessage(messages.loading)} className={styles.skeleton}>
          <Skeleton length="half" />
          <Skeleton length="half" />
          <Skeleton length="short" />
        </SkeletonGroup>
      )}
      {workflow.phase === 'failed' && (
        <CardProblem retryLabel={formatMessage(messages.tryAgain)} onRetry={onRetry}>
          {formatMessage(messages.failed)}
        </CardProblem>
      )}
      {workflow.phase === 'ready' && <Steps workflow={workflow} onTransition={onTransition} now={now} />}
    </TitledCard>
  )
}

type StepsProps = Pick<WorkflowCardProps, 'onTransition'> & {
  workflow: Extract<WorkflowView, { phase: 'ready' }>
  now: Date
}

function Steps({ workflow: { steps, transitions, busy }, onTransition, now }: StepsProps) {
  const { formatMessage } = useIntl()
  const detailOf = useStepWords(now)
  const waits = steps.some(({ state }) => state === 'current')
  return (
    <>
      <Timeline
        aria-label={formatMessage(messages.steps)}
        stateLabels={{
          done: formatMessage(messages.done),
          current: formatMessage(messages.current),
          upcoming: formatMessage(messages.upcoming),
        }}
        steps={steps.map((step) => {
          const detail = detailOf(step)
          return { id: step.id, title: step.name, state: step.state, ...(detail !== undefined && { detail }) }
        })}
      />
      {transitions.length > 0 && (
        <div className={styles.actions}>
          {transitions.map((transition, index) => (
            <Button
              key={transition.id}
              variant={index === 0 ? 'primary' : 'quiet'}
              busy={busy === transition.id}
              onClick={() => onTransition(transition)}
            >
              {transition.name}
            </Button>
          ))}
        </div>
      )}
      {transitions.length === 0 && waits && <p className={styles.note}>{formatMessage(messages.notYours)}</p>}
    </>
  )
}

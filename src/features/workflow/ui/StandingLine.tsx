import { useState } from 'react'
import type { Schemas } from '@/api'
import { StatusChip } from '@/design-system/StatusChip'
import { Text } from '@/design-system/Text'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { durationWords, hoursWords, namesOf } from '../model/words'
import styles from './Workflow.module.css'

type Standing = Pick<
  Schemas['PostWorkflow'],
  'state' | 'since' | 'targetHours' | 'overTarget' | 'waitingForMe' | 'waitingFor'
>

/** The state of a workflow, in the colour that the organisation chose. */
export function StateChip({ state }: { state: Schemas['WorkflowState'] }) {
  return (
    <StatusChip color={state.metadata.styleColor} colorCode={state.metadata.styleColorCode}>
      {state.name}
    </StatusChip>
  )
}

/** How long a post has been in its state, beside its target; in the tone of a warning when that is over. */
export function TimeInState({
  since,
  targetHours,
  overTarget,
}: Pick<Standing, 'since' | 'targetHours' | 'overTarget'>) {
  const intl = useIntl()
  const [now] = useState(() => Date.now())
  const time = durationWords(now - Date.parse(since), intl)
  if (targetHours === null) return <span>{intl.formatMessage(messages.inStateFor, { time })}</span>
  const message = overTarget ? messages.overTarget : messages.ofTarget
  return (
    <span className={overTarget ? styles.over : undefined}>
      {intl.formatMessage(message, { time, target: hoursWords(targetHours, intl) })}
    </span>
  )
}

/** Where a post stands: its state, since when, and for whom it waits. */
export function StandingLine({ standing }: { standing: Standing }) {
  const intl = useIntl()
  const names = namesOf(standing.waitingFor, intl)
  return (
    <>
      <div className={styles.line}>
        <StateChip state={standing.state} />
        <Text as="span" size="sm">
          <TimeInState {...standing} />
        </Text>
      </div>
      {(standing.waitingForMe || names !== '') && (
        <Text size="sm" tone={standing.waitingForMe ? 'ink' : 'muted'}>
          {standing.waitingForMe
            ? intl.formatMessage(messages.waitingForYou)
            : intl.formatMessage(messages.waitingFor, { names })}
        </Text>
      )}
    </>
  )
}

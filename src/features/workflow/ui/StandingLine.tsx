import type { Schemas } from '@/api'
import { Text } from '@/design-system/Text'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { namesOf } from '../model/words'
import { StateChip } from './StateChip'
import { TimeInState } from './TimeInState'
import styles from './Workflow.module.css'

type Standing = Pick<
  Schemas['PostWorkflow'],
  'state' | 'since' | 'targetHours' | 'overTarget' | 'waitingForMe' | 'waitingFor'
>

/** Where a post stands: its state, since when, and for whom it waits. */
export function StandingLine({ standing }: { standing: Standing }) {
  return (
    <div className={styles.standing}>
      <div className={styles.line}>
        <StateChip state={standing.state} />
        <TimeInState {...standing} />
      </div>
      <WaitingFor {...standing} />
    </div>
  )
}

export type WaitingForProps = Pick<Standing, 'waitingForMe' | 'waitingFor'>

/** For whom a post waits: the reader, else by name; nothing at the end of a workflow. */
export function WaitingFor({ waitingForMe, waitingFor }: WaitingForProps) {
  const intl = useIntl()
  if (!waitingForMe && waitingFor.length === 0) return null
  return (
    <Text size="sm" tone={waitingForMe ? 'ink' : 'muted'}>
      {waitingForMe
        ? intl.formatMessage(messages.waitingForYou)
        : intl.formatMessage(messages.waitingFor, { names: namesOf(waitingFor, intl) })}
    </Text>
  )
}

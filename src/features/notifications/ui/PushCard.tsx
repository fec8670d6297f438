import { useUnit } from 'effector-react'
import { Button } from '@/design-system/Button'
import { useIntl } from '@/shared/i18n'
import { $consentPhase, turnOffClicked, turnOnClicked } from '../model'
import type { ConsentPhase } from '../push/consent'
import { pushMessages } from '../messages'
import styles from './PushCard.module.css'
import { usePassedFocus } from './use-passed-focus'

/** What each phase has to say; the others say nothing. */
const sayings = {
  offered: { title: pushMessages.offer, why: pushMessages.offerWhy, off: pushMessages.notNow },
  asking: { title: pushMessages.asking, why: pushMessages.askingWhy, off: pushMessages.notNow },
  blocked: { title: pushMessages.blocked, why: pushMessages.blockedWhy, off: pushMessages.withoutThem },
} as const

/** Asks for the pushes of the browser in our own words before the browser asks in its own, and says what to do where it forbids them. */
export function PushCard() {
  const { phase, onTurnOn, onTurnOff } = useUnit({
    phase: $consentPhase,
    onTurnOn: turnOnClicked,
    onTurnOff: turnOffClicked,
  })
  return (
    <div role="status">
      {hasSaying(phase) && <Saying key={phase} phase={phase} onTurnOn={onTurnOn} onTurnOff={onTurnOff} />}
    </div>
  )
}

type SayingProps = {
  phase: keyof typeof sayings
  onTurnOn: () => void
  onTurnOff: () => void
}

function Saying({ phase, onTurnOn, onTurnOff }: SayingProps) {
  const { formatMessage } = useIntl()
  const root = usePassedFocus<HTMLDivElement>()
  const { title, why, off } = sayings[phase]

  return (
    <div ref={root} className={styles.root}>
      <p className={styles.title}>{formatMessage(title)}</p>
      <p className={styles.why}>{formatMessage(why)}</p>
      <div className={styles.actions}>
        {phase === 'offered' && (
          <Button size="sm" onClick={() => onTurnOn()}>
            {formatMessage(pushMessages.turnOn)}
          </Button>
        )}
        <Button variant="plain" size="sm" onClick={() => onTurnOff()}>
          {formatMessage(off)}
        </Button>
      </div>
    </div>
  )
}

function hasSaying(phase: ConsentPhase): phase is keyof typeof sayings {
  return phase in sayings
}

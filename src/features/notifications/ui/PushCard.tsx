import { useUnit } from 'effector-react'
import { Button } from '@/design-system/Button'
import { IconButton } from '@/design-system/IconButton'
import { BellIcon, BellOffIcon, Icon } from '@/design-system/icons'
import { useIntl } from '@/shared/i18n'
import { pushMessages } from '../messages'
import { $consentPhase, turnOffClicked, turnOnClicked, type ConsentPhase } from '../push'
import { usePassFocusOn } from './panel-focus'
import styles from './PushCard.module.css'

/** The texts of each phase; the other phases have none. */
const texts = {
  offered: { title: pushMessages.offer, why: pushMessages.offerWhy, off: pushMessages.notNow },
  asking: { title: pushMessages.asking, why: pushMessages.askingWhy, off: pushMessages.notNow },
  blocked: { title: pushMessages.blocked, why: pushMessages.blockedWhy, off: pushMessages.withoutThem },
} as const

/**
 * Asks for the pushes of the browser in our own words before the browser asks in its own, and says what to do where it
 * forbids them.
 */
export function PushCard() {
  const { phase, onTurnOn, onTurnOff } = useUnit({
    phase: $consentPhase,
    onTurnOn: turnOnClicked,
    onTurnOff: turnOffClicked,
  })
  return (
    <div role="status">
      {hasText(phase) && <PushText key={phase} phase={phase} onTurnOn={onTurnOn} onTurnOff={onTurnOff} />}
    </div>
  )
}

type PushTextProps = {
  phase: keyof typeof texts
  onTurnOn: () => void
  onTurnOff: () => void
}

function PushText({ phase, onTurnOn, onTurnOff }: PushTextProps) {
  const { formatMessage } = useIntl()
  const root = usePassFocusOn<HTMLDivElement>()
  const { title, why, off } = texts[phase]

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

function hasText(phase: ConsentPhase): phase is keyof typeof texts {
  return phase in texts
}

/** Switches the pushes of the browser on and off at any time; it is not there where no browser shows any. */
export function PushToggle() {
  const { phase, onTurnOn, onTurnOff } = useUnit({
    phase: $consentPhase,
    onTurnOn: turnOnClicked,
    onTurnOff: turnOffClicked,
  })
  const { formatMessage } = useIntl()
  if (phase === 'unsupported') return null
  const on = phase === 'on'
  const wanted = on || phase === 'asking' || phase === 'blocked'
  return (
    <IconButton
      label={formatMessage(pushMessages.toggle)}
      icon={<Icon of={on ? BellIcon : BellOffIcon} />}
      size="sm"
      pressed={on}
      onClick={() => (wanted ? onTurnOff() : onTurnOn())}
    />
  )
}

import { useUnit } from 'effector-react'
import { IconButton } from '@/design-system/IconButton'
import { BellIcon, BellOffIcon, Icon } from '@/design-system/icons'
import { useIntl } from '@/shared/i18n'
import { $consentPhase, turnOffClicked, turnOnClicked } from '../model'
import { pushMessages } from '../messages'

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

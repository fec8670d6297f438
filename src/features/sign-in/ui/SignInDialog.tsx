import { useUnit } from 'effector-react'
import { Button } from '@/design-system/Button'
import { Dialog } from '@/design-system/Dialog'
import { Text } from '@/design-system/Text'
import { renewalRefused } from '@/features/session'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { SignInForm } from './SignInForm'

/** Asks for the password over the page: what was typed stays where it is. */
export function SignInDialog() {
  const { formatMessage } = useIntl()
  const leave = useUnit(renewalRefused)
  return (
    <Dialog size="sm" title={formatMessage(messages.again)} closesOutside={false} onClose={leave}>
      <Text tone="muted">{formatMessage(messages.againText)}</Text>
      <SignInForm aside={<Button onClick={leave}>{formatMessage(messages.leave)}</Button>} />
    </Dialog>
  )
}

import { useUnit } from 'effector-react'
import { Button } from '@/design-system/Button'
import { Dialog } from '@/design-system/Dialog'
import { Text } from '@/design-system/Text'
import { renewalRefused } from '@/features/session'
import { SignInForm } from '@/features/sign-in'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'

/** Asks for the password over the page: what was typed stays where it is. */
export function SignInDialog() {
  const { formatMessage } = useIntl()
  const leave = useUnit(renewalRefused)
  return (
    <Dialog size="sm" title={formatMessage(messages.title)} closesOutside={false} onClose={leave}>
      <Text tone="muted">{formatMessage(messages.text)}</Text>
      <SignInForm aside={<Button onClick={leave}>{formatMessage(messages.leave)}</Button>} />
    </Dialog>
  )
}

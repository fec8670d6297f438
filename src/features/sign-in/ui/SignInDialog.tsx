import { useUnit } from 'effector-react'
import { Button } from '@/design-system/Button'
import { Dialog } from '@/design-system/Dialog'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { $user, renewalRefused } from '@/features/session'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { SignInForm } from './SignInForm'

/** Asks for the password over the page: what was typed stays where it is. */
export function SignInDialog() {
  const { formatMessage } = useIntl()
  const { leave, user } = useUnit({ leave: renewalRefused, user: $user })
  return (
    <Dialog size="sm" title={formatMessage(messages.again)} closesOutside={false} onClose={leave}>
      <Stack gap={4}>
        <Text tone="muted">{formatMessage(messages.againText)}</Text>
        <SignInForm
          userName={user?.userName}
          aside={
            <Button size="lg" onClick={leave}>
              {formatMessage(messages.leave)}
            </Button>
          }
        />
      </Stack>
    </Dialog>
  )
}

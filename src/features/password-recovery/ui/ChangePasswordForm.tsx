import { useMemo, useState, type SubmitEvent } from 'react'
import type { ApiError } from '@/api'
import { Button } from '@/design-system/Button'
import { Form, type FormError } from '@/design-system/Form'
import { NewPasswordField } from '@/design-system/NewPasswordField'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { callFailure } from '@/shared/call-failure'
import { useIntl } from '@/shared/i18n'
import type { PasswordRule } from '../model/password-rules'
import { messages } from '../messages'

export type ChangePasswordFormProps = {
  rules: readonly PasswordRule[]
  busy: boolean
  /** Why the last try did not succeed. */
  error: Pick<ApiError, 'kind' | 'code' | 'retryAfter' | 'status'> | null
  onChoose: (password: string) => void
}

const none: readonly FormError[] = []

/**
 * One field, and under it what the password must have, ticked off while it is typed. What was typed stays, whatever the
 * server says.
 */
export function ChangePasswordForm({ rules, busy, error, onChoose }: ChangePasswordFormProps) {
  const { formatMessage, formatPhrase } = useIntl()
  const [password, setPassword] = useState('')
  const [refused, setRefused] = useState(false)
  // One list for as long as it says the same: a new one takes the focus.
  const broken = useMemo(() => [{ name: 'password', message: formatMessage(messages.rulesBroken) }], [formatMessage])
  // The server may know a rule that it does not tell.
  const errors: readonly FormError[] = refused || error?.kind === 'validation' ? broken : none

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const fits = rules.every(({ isMet }) => isMet(password))
    setRefused(!fits)
    if (fits) onChoose(password)
  }

  return (
    <Form errors={errors} onSubmit={handleSubmit}>
      <NewPasswordField
        label={formatMessage(messages.newPassword)}
        name="password"
        value={password}
        onValueChange={setPassword}
        showLabel={formatMessage(messages.showPassword)}
        hideLabel={formatMessage(messages.hidePassword)}
        requirements={rules.map(({ code, message, isMet }) => ({
          id: code,
          label: formatPhrase(message),
          met: isMet(password),
          stateLabel: formatMessage(isMet(password) ? messages.met : messages.missing),
        }))}
      />
      {error && errors.length === 0 && (
        <Text role="alert" tone="error" size="sm">
          {formatPhrase(callFailure(error))}
        </Text>
      )}
      <Stack direction="row">
        <Button type="submit" variant="primary" size="lg" busy={busy} busyLabel={formatMessage(messages.changing)}>
          {formatMessage(messages.change)}
        </Button>
      </Stack>
    </Form>
  )
}

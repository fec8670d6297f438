import { useUnit } from 'effector-react'
import { useState, type SubmitEvent } from 'react'
import { isApiError } from '@/api'
import { Button } from '@/design-system/Button'
import { Form, type FormError } from '@/design-system/Form'
import { PasswordField } from '@/design-system/PasswordField'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { TextField } from '@/design-system/TextField'
import { signInFx } from '@/features/session'
import { reportError } from '@/shared/errors'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { signInFailure } from '../model/sign-in-failure'

export type SignInFormProps = {
  /** Whose password is asked for again: filled in, and another person may still take over. */
  userName?: string | undefined
  /** Beside the button: a way out. */
  aside?: React.ReactNode
}

/** User name and password. What follows a success is the session's affair. */
export function SignInForm({ userName, aside }: SignInFormProps) {
  const { formatMessage, formatPhrase } = useIntl()
  const signIn = useUnit(signInFx)
  const busy = useUnit(signInFx.pending)
  const [errors, setErrors] = useState<readonly FormError[]>([])

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const data = new FormData(event.currentTarget)
    const credentials = {
      userName: String(data.get('userName') ?? '').trim(),
      password: String(data.get('password') ?? ''),
    }
    const missing: FormError[] = []
    if (credentials.userName === '')
      missing.push({ name: 'userName', message: formatMessage(messages.userNameMissing) })
    if (credentials.password === '')
      missing.push({ name: 'password', message: formatMessage(messages.passwordMissing) })
    setErrors(missing)
    if (missing.length > 0) return
    try {
      await signIn(credentials)
    } catch (error) {
      if (!isApiError(error)) reportError(error, 'sign-in')
      const { field, message } = isApiError(error)
        ? signInFailure(error)
        : { field: undefined, message: { message: messages.serverTrouble } }
      setErrors([{ name: field, message: formatPhrase(message) }])
    }
  }

  const general = errors.find(({ name }) => name === undefined)
  return (
    <Form errors={errors} onSubmit={(event) => void handleSubmit(event)}>
      <TextField
        label={formatMessage(messages.userName)}
        name="userName"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={userName}
      />
      <PasswordField
        label={formatMessage(messages.password)}
        name="password"
        showLabel={formatMessage(messages.showPassword)}
        hideLabel={formatMessage(messages.hidePassword)}
      />
      {general && (
        <Text role="alert" tone="error" size="sm">
          {general.message}
        </Text>
      )}
      <Stack direction="row" gap={2} justify="between">
        <Button type="submit" variant="primary" size="lg" busy={busy} busyLabel={formatMessage(messages.busy)}>
          {formatMessage(messages.submit)}
        </Button>
        {aside}
      </Stack>
    </Form>
  )
}

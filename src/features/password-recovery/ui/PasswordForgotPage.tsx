import { useState, type SubmitEvent } from 'react'
import { Button } from '@/design-system/Button'
import { Form, type FormError } from '@/design-system/Form'
import { Link } from '@/design-system/Link'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { TextField } from '@/design-system/TextField'
import { type SignInContext, SignInLayout } from '@/features/sign-in'
import { callFailure } from '@/shared/call-failure'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { useFocusOnChange } from '@/shared/focus-heading'
import { useRecoverPassword } from '../api/password'
import { messages } from '../messages'

export type PasswordForgotPageProps = { context: SignInContext }

/** Asks for a mail that lets the password be changed. Known and unknown names get the same answer. */
export function PasswordForgotPage({ context }: PasswordForgotPageProps) {
  const { formatMessage } = useIntl()
  const { mutate, isPending, isSuccess, error, reset, variables } = useRecoverPassword()
  useFocusOnChange(isSuccess ? 'sent' : 'asking')

  return isSuccess ? (
    <SignInLayout
      {...context}
      title={formatMessage(messages.sentTitle)}
      lead={formatMessage(messages.sentLead, { userName: variables.userName })}
    >
      <Stack direction="row" gap={4} align="center" wrap>
        <Button onClick={reset}>{formatMessage(messages.sendAgain)}</Button>
        <BackToSignIn />
      </Stack>
    </SignInLayout>
  ) : (
    <SignInLayout {...context} title={formatMessage(messages.forgotTitle)} lead={formatMessage(messages.forgotLead)}>
      <AskForm busy={isPending} error={error} onAsk={(userName) => mutate({ userName })} />
    </SignInLayout>
  )
}

type AskFormProps = {
  busy: boolean
  error: Parameters<typeof callFailure>[0] | null
  onAsk: (userName: string) => void
}

function AskForm({ busy, error, onAsk }: AskFormProps) {
  const { formatMessage, formatPhrase } = useIntl()
  const [errors, setErrors] = useState<readonly FormError[]>([])

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const userName = String(new FormData(event.currentTarget).get('userName') ?? '').trim()
    setErrors(userName === '' ? [{ name: 'userName', message: formatMessage(messages.userNameMissing) }] : [])
    if (userName !== '') onAsk(userName)
  }

  return (
    <Form errors={errors} onSubmit={handleSubmit}>
      <TextField
        label={formatMessage(messages.userName)}
        name="userName"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      {error && errors.length === 0 && (
        <Text role="alert" tone="error" size="sm">
          {formatPhrase(callFailure(error))}
        </Text>
      )}
      <Stack direction="row" gap={2} justify="between">
        <Button type="submit" variant="primary" size="lg" busy={busy} busyLabel={formatMessage(messages.sending)}>
          {formatMessage(messages.send)}
        </Button>
        <BackToSignIn />
      </Stack>
    </Form>
  )
}

function BackToSignIn() {
  const { formatMessage } = useIntl()
  return (
    <Link variant="action" href={paths.login()}>
      {formatMessage(messages.backToSignIn)}
    </Link>
  )
}

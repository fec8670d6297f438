import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ButtonLink } from '@/design-system/Button'
import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { Text } from '@/design-system/Text'
import { QueryView } from '@/features/query-view'
import { type SignInContext, SignInLayout } from '@/features/sign-in'
import { reportError } from '@/shared/errors'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { useFocusOnChange } from '@/shared/focus-heading'
import { passwordQueries, useChangePassword } from '../api/password'
import { passwordRules } from '../model/password-rules'
import { messages } from '../messages'
import { ChangePasswordForm } from './ChangePasswordForm'

export type ChangePasswordPageProps = {
  context: SignInContext
  /** From the address that the mail leads to. */
  confirmToken: string
  /** Where a new mail is asked for. */
  forgotHref: string
}

/** Sets a new password with the token of a mail, under the rules of the server. */
export function ChangePasswordPage({ context, confirmToken, forgotHref }: ChangePasswordPageProps) {
  const { formatMessage } = useIntl()
  const { mutate, isPending, isSuccess, error } = useChangePassword()
  const spent = error?.code === 'token-expired'
  useFocusOnChange(isSuccess ? 'changed' : spent ? 'spent' : 'choosing')

  if (isSuccess)
    return (
      <SignInLayout
        {...context}
        title={formatMessage(messages.changedTitle)}
        lead={formatMessage(messages.changedLead)}
      >
        <ButtonLink variant="primary" size="lg" href={paths.login()}>
          {formatMessage(messages.signIn)}
        </ButtonLink>
      </SignInLayout>
    )
  if (spent)
    return (
      <SignInLayout {...context} title={formatMessage(messages.spentTitle)} lead={formatMessage(messages.spentLead)}>
        <ButtonLink variant="primary" size="lg" href={forgotHref}>
          {formatMessage(messages.askAgain)}
        </ButtonLink>
      </SignInLayout>
    )
  return (
    <SignInLayout {...context} title={formatMessage(messages.changeTitle)} lead={formatMessage(messages.changeLead)}>
      <UnderPolicy>
        {(rules) => (
          <ChangePasswordForm
            rules={rules}
            busy={isPending}
            error={error}
            onChoose={(password) => mutate({ confirmToken, password })}
          />
        )}
      </UnderPolicy>
    </SignInLayout>
  )
}

type Rules = NonNullable<ReturnType<typeof passwordRules>>

/** Draws the form when the rules are known, and says so when they are not to be had or not understood. */
function UnderPolicy({ children }: { children: (rules: Rules) => React.ReactNode }) {
  const { formatMessage } = useIntl()
  const query = useQuery(passwordQueries.policy())
  const { data } = query

  useEffect(() => {
    if (data && !passwordRules(data))
      reportError(new Error(`schema version ${data.schemaVersion}`), 'the password policy')
  }, [data])

  return (
    <QueryView
      query={query}
      words={{ failed: messages.policyFailed }}
      skeleton={
        <SkeletonGroup label={formatMessage(messages.loadingRules)}>
          <Skeleton length="long" />
          <Skeleton length="half" />
          <Skeleton length="half" />
        </SkeletonGroup>
      }
    >
      {(policy) => {
        const rules = passwordRules(policy)
        return rules ? (
          children(rules)
        ) : (
          <Text role="alert" tone="error">
            {formatMessage(messages.policyUnknown)}
          </Text>
        )
      }}
    </QueryView>
  )
}

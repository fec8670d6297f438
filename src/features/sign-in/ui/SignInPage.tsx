import type { ReactNode } from 'react'
import { Link } from '@/design-system/Link'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { type SignInContext, SignInLayout } from './SignInLayout'
import { SignInForm } from './SignInForm'

export type SignInPageProps = SignInContext & {
  /** Beside the button that signs in: the way to a new password. */
  aside?: ReactNode
}

/** The page where people sign in. */
export function SignInPage({ aside, ...context }: SignInPageProps) {
  const { formatMessage } = useIntl()
  return (
    <SignInLayout {...context} title={formatMessage(messages.title)} lead={formatMessage(messages.lead)}>
      <SignInForm aside={aside} />
    </SignInLayout>
  )
}

/** Leads to a new password; stands beside the button that signs in. */
export function ForgotPasswordLink({ href }: { href: string }) {
  const { formatMessage } = useIntl()
  return (
    <Link variant="action" href={href}>
      {formatMessage(messages.forgot)}
    </Link>
  )
}

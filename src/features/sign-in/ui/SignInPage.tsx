import type { ReactNode } from 'react'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { type Door, DoorPage } from './DoorPage'
import { SignInForm } from './SignInForm'

export type SignInPageProps = Door & {
  /** Beside the button that signs in: the way to a new password. */
  aside?: ReactNode
}

/** The door of the portal. */
export function SignInPage({ aside, ...door }: SignInPageProps) {
  const { formatMessage } = useIntl()
  return (
    <DoorPage {...door} title={formatMessage(messages.title)} lead={formatMessage(messages.lead)}>
      <SignInForm aside={aside} />
    </DoorPage>
  )
}

import { PasswordForgotPage } from '@/features/password-recovery'
import { useSignInContext } from '../../shell/use-sign-in-context'

/** Asks for a mail that lets the password be changed. */
export function Page() {
  const context = useSignInContext()
  return context && <PasswordForgotPage context={context} />
}

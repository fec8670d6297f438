import { useParams } from 'react-router-dom'
import { ChangePasswordPage } from '@/features/password-recovery'
import { paths } from '@/shared/routes'
import { useSignInContext } from '../../shell/use-sign-in-context'

/** Sets a new password with the token of the mail. */
export function Page() {
  const { confirmToken = '' } = useParams()
  const context = useSignInContext()
  return (
    context && <ChangePasswordPage context={context} confirmToken={confirmToken} forgotHref={paths.passwordForgot()} />
  )
}

import { useParams } from 'react-router-dom'
import { ChangePasswordPage } from '@/features/password-recovery'
import { paths } from '@/shared/paths'
import { useDoor } from '../shell/use-door'

/** Sets a new password with the token of the mail. */
export function Page() {
  const { confirmToken = '' } = useParams()
  const door = useDoor()
  return door && <ChangePasswordPage door={door} confirmToken={confirmToken} forgotHref={paths.passwordForgot()} />
}

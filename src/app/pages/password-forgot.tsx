import { PasswordForgotPage } from '@/features/password-recovery'
import { useDoor } from '../shell/use-door'

/** Asks for a mail that lets the password be changed. */
export function Page() {
  const door = useDoor()
  return door && <PasswordForgotPage door={door} />
}

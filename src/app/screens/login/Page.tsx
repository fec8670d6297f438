import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { $user } from '@/features/session'
import { ForgotPasswordLink, SignInPage } from '@/features/sign-in'
import { paths } from '@/shared/routes'
import { whenIdle } from '@/shared/loadable'
import { prepareScreen } from '../../routes/router'
import { returnAddress } from '../../routes/return-address'
import { useSignInContext } from '../../shell/use-sign-in-context'
import '../../boot/skeleton-words.css'

/** The sign-in page; who is signed in already goes on. */
export function Page() {
  const user = useUnit($user)
  const [search] = useSearchParams()
  const context = useSignInContext()
  const next = returnAddress(search.get('from'))

  // While somebody types, the screen behind sign-in is loaded.
  useEffect(() => whenIdle(() => void prepareScreen(new URL(next, document.baseURI).pathname)), [next])

  if (user) return <Navigate to={next} replace />
  return context && <SignInPage {...context} aside={<ForgotPasswordLink href={paths.passwordForgot()} />} />
}

import { useUnit } from 'effector-react'
import { useCallback, useLayoutEffect, useRef } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { ExternalSignInPage } from '@/features/external-sign-in'
import { $user, signedIn, type User } from '@/features/session'
import { paths } from '@/shared/routes'
import { basename } from '../../routes/router'

/**
 * Takes over a sign-in that happened elsewhere. Its token leaves the address and the history before anything is done
 * with it.
 */
export function Page() {
  const { resultToken } = useParams()
  const { user, signIn } = useUnit({ user: $user, signIn: signedIn })
  const before = useRef(user)
  const navigate = useNavigate()

  useLayoutEffect(() => {
    if (resultToken) window.history.replaceState(window.history.state, '', `${basename()}external-auth-redirect`)
  }, [resultToken])

  const handleSignedIn = useCallback(
    (person: User) => {
      // The person who was signed in before leaves nothing behind: the portal begins anew.
      if (before.current) return window.location.replace(basename())
      signIn(person)
      void navigate(paths.dashboard(), { replace: true })
    },
    [signIn, navigate],
  )

  return <ExternalSignInPage resultToken={resultToken} onSignedIn={handleSignedIn} />
}

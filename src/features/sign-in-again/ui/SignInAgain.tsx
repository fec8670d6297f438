import { useUnit } from 'effector-react'
import { Suspense } from 'react'
import { $renewal } from '@/features/session'
import { loadable } from '@/shared/loadable'

const SignInDialog = loadable(() => import('./SignInDialog')).component('SignInDialog')

/** Asks for the password over the page when the session has ended while somebody works. */
export function SignInAgain() {
  const renewal = useUnit($renewal)
  if (renewal.phase === 'none') return null
  return (
    <Suspense>
      <SignInDialog />
    </Suspense>
  )
}

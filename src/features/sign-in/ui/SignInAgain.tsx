import { Suspense } from 'react'
import { loadable } from '@/shared/loadable'

const SignInDialog = loadable(() => import('./SignInDialog')).component('SignInDialog')

/** Asks for the password over the page when the session has ended while somebody works. */
export function SignInAgain() {
  return (
    <Suspense>
      <SignInDialog />
    </Suspense>
  )
}

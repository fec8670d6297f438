import { useUnit } from 'effector-react'
import { lazy, Suspense } from 'react'
import { $renewal } from '@/features/session'
import { loadSignInDialog } from '@/features/sign-in'
import { retry } from '@/shared/loadable'

const SignInDialog = lazy(() => retry(loadSignInDialog))

/** Stands over the page when the session has ended in the middle of work; the dialog is loaded when that happens. */
export function SignInAgain() {
  const renewal = useUnit($renewal)
  if (renewal.phase === 'none') return null
  return (
    <Suspense>
      <SignInDialog />
    </Suspense>
  )
}

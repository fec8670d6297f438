import type { QueryClient } from '@tanstack/react-query'
import { createWatch } from 'effector'
import { renewalReady, signedIn, signedOut } from '@/features/session'
import { paths } from '@/shared/routes'
import { scope } from '@/shared/scope'
import { allSettled } from 'effector'
import { returnAddress } from './routes/return-address'
import type { createPortalRouter } from './routes/router'

/** What signing in and out means for the address and for what the cache holds. */
export function connectSession(router: ReturnType<typeof createPortalRouter>, queryClient: QueryClient): void {
  createWatch({
    unit: signedIn,
    scope,
    fn: () => {
      void allSettled(renewalReady, { scope })
      const { pathname, search } = router.state.location
      if (pathname === paths.login())
        void router.navigate(returnAddress(new URLSearchParams(search).get('from')), { replace: true })
    },
  })
  createWatch({
    unit: signedOut,
    scope,
    fn: () => {
      // Nothing of the person may be found by the next one, and nothing on its way may still arrive.
      void queryClient
        .cancelQueries()
        .then(() => queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'environment' }))
      void router.navigate(paths.login(), { replace: true })
    },
  })
}

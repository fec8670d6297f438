import { useProvidedScope, useUnit } from 'effector-react'
import { lazy, Suspense, useEffect } from 'react'
import { ConfirmOverlay } from '@/features/confirm'
import { SignInAgain } from '@/features/sign-in'
import { messagesWanted } from '@/features/system-messages'
import { newVersionTip, TipOverlay } from '@/features/tips'
import { configuration } from '@/shared/config'
import { tipRequested } from '@/shared/overlays'
import { releaseRequests } from './early-requests'
import { offerNewVersion } from './new-version'
import { RegionBoundary } from './RegionBoundary'

const DeveloperPanel = lazy(async () => ({ default: (await import('@/features/developer-panel')).DeveloperPanel }))

/** What lies over every page when it is asked for. A chunk of its own, mounted once, after the first screen. */
export function Overlays() {
  const scope = useProvidedScope()
  const { requestTip, wantMessages } = useUnit({ requestTip: tipRequested, wantMessages: messagesWanted })
  useEffect(() => {
    offerNewVersion(() => requestTip(newVersionTip))
    if (scope) releaseRequests(scope)
    wantMessages()
  }, [scope, requestTip, wantMessages])
  return (
    <>
      <RegionBoundary name="the questions" fallback={null}>
        <ConfirmOverlay />
      </RegionBoundary>
      <RegionBoundary name="signing in again" fallback={null}>
        <SignInAgain />
      </RegionBoundary>
      <RegionBoundary name="the tips" fallback={null}>
        <TipOverlay />
      </RegionBoundary>
      {configuration().developerPanel && (
        <RegionBoundary name="the developer panel" fallback={null}>
          <Suspense>
            <DeveloperPanel />
          </Suspense>
        </RegionBoundary>
      )}
    </>
  )
}

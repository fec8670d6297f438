import { useUnit } from 'effector-react'
import { lazy, Suspense, useEffect } from 'react'
import '@/design-system/late-fonts.css'
import { RouteAnnouncer } from '@/design-system/RouteAnnouncer'
import { ConfirmOverlay } from '@/features/confirm'
import { LoadingOverlay } from '@/features/loading'
import { newVersionOffered } from '@/features/service-watch'
import { ShortcutKeys } from '@/features/shortcuts'
import { messagesWanted } from '@/features/system-messages'
import { TableInfoOverlay } from '@/features/table-info'
import { TipOverlay } from '@/features/tips'
import { configuration } from '@/shared/config'
import { Services } from '../services/Services'
import { releaseRequests } from './early-requests'
// Comes along, so that a page that breaks later can say so without the network.
import './Failures'
import { SEARCH_INPUT } from './ids'
import { offerNewVersion } from './new-version'
import { OpenOverlays } from './overlays/OpenOverlays'
import { usePageTitle } from './PageTitle'
import { RegionBoundary } from './RegionBoundary'
import { SignInAgain } from './SignInAgain'
import { UnreadIcon } from './UnreadIcon'
import { useReturn } from './use-return'
import { useRoute } from './use-route'

const DeveloperPanel = lazy(async () => ({ default: (await import('@/features/developer-panel')).DeveloperPanel }))

/** What lies over every page when it is asked for, and what says the title of each further page to screen readers. A chunk of its own, mounted once, after the first screen. */
export function Overlays() {
  const { offerVersion, wantMessages } = useUnit({ offerVersion: newVersionOffered, wantMessages: messagesWanted })
  useEffect(() => {
    offerNewVersion(offerVersion)
    releaseRequests()
    wantMessages()
  }, [offerVersion, wantMessages])
  useReturn()
  const title = usePageTitle(useRoute())
  return (
    <>
      <RouteAnnouncer title={title} />
      <UnreadIcon />
      <RegionBoundary name="the keys" fallback={null}>
        <ShortcutKeys searchId={SEARCH_INPUT} />
      </RegionBoundary>
      <RegionBoundary name="the dialogs" fallback={null}>
        <OpenOverlays />
      </RegionBoundary>
      <RegionBoundary name="the table" fallback={null}>
        <TableInfoOverlay />
      </RegionBoundary>
      <RegionBoundary name="the questions" fallback={null}>
        <ConfirmOverlay />
      </RegionBoundary>
      <RegionBoundary name="signing in again" fallback={null}>
        <SignInAgain />
      </RegionBoundary>
      <RegionBoundary name="the loading layer" fallback={null}>
        <LoadingOverlay />
      </RegionBoundary>
      <RegionBoundary name="the tips" fallback={null}>
        <TipOverlay />
      </RegionBoundary>
      <RegionBoundary name="the services" fallback={null}>
        <Services />
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

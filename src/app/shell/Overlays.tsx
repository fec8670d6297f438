import { useUnit } from 'effector-react'
import { Suspense, useEffect } from 'react'
import '@/design-system/late-fonts.css'
import { RouteAnnouncer } from '@/design-system/RouteAnnouncer'
import { ConfirmOverlay } from '@/features/confirm'
import { LoadingOverlay } from '@/features/loading'
import { $newVersionShown, newVersionOffered } from '@/features/service-watch'
import { ShortcutKeys } from '@/features/shortcuts'
import { SignInAgain } from '@/features/sign-in-again'
import { messagesWanted } from '@/features/system-messages'
import { TableInfoOverlay } from '@/features/table-info'
import { $tip, closeClicked, TipOverlay } from '@/features/tips'
import { configuration } from '@/shared/config'
import { loadable } from '@/shared/loadable'
import { scope } from '@/shared/scope'
import { Services } from '../services/Services'
// Loaded together with the overlays, so that a page that fails later can say so without the network.
import './Failures'
import { SEARCH_INPUT } from './layout'
import { offerNewVersion } from './new-version'
import { OpenOverlays } from './overlays/OpenOverlays'
import { UnreadIcon, usePageTitle } from './PageTitle'
import { RegionBoundary } from './RegionBoundary'
import { useRestoredPosition } from './restore-position'
import { releaseRequests } from './use-overlays'
import { useRoute } from './use-route'

const DeveloperPanel = loadable(() => import('@/features/developer-panel')).component('DeveloperPanel')

/**
 * What lies over every page, and the services without a view. Loaded after the first screen and mounted once; also
 * announces the title of each further page to screen readers.
 */
export function Overlays() {
  const { offerVersion, wantMessages } = useUnit({ offerVersion: newVersionOffered, wantMessages: messagesWanted })
  useEffect(() => {
    offerNewVersion(offerVersion, () => scope.getState($newVersionShown))
    releaseRequests()
    wantMessages()
  }, [offerVersion, wantMessages])
  useRestoredPosition()
  const title = usePageTitle(useRoute())
  return (
    <>
      <RouteAnnouncer title={title} />
      <UnreadIcon />
      <RegionBoundary name="the keys" failure="overlay">
        <ShortcutKeys searchId={SEARCH_INPUT} />
      </RegionBoundary>
      <RegionBoundary name="the dialogs" failure="overlay">
        <OpenOverlays />
      </RegionBoundary>
      <RegionBoundary name="the table" failure="overlay">
        <TableInfoOverlay />
      </RegionBoundary>
      <RegionBoundary name="the questions" failure="overlay">
        <ConfirmOverlay />
      </RegionBoundary>
      <RegionBoundary name="signing in again" failure="overlay">
        <SignInAgain />
      </RegionBoundary>
      <RegionBoundary name="the loading layer" failure="overlay">
        <LoadingOverlay />
      </RegionBoundary>
      <Tips />
      <RegionBoundary name="the services" failure="overlay">
        <Services />
      </RegionBoundary>
      {configuration().developerPanel && (
        <RegionBoundary name="the developer panel" failure="overlay">
          <Suspense>
            <DeveloperPanel />
          </Suspense>
        </RegionBoundary>
      )}
    </>
  )
}

/** A tip that cannot be drawn costs itself: its failure says so, and makes room for the next one. */
function Tips() {
  const { tip, close } = useUnit({ tip: $tip, close: closeClicked })
  return (
    <RegionBoundary name="the tips" failure="notice" resetKey={String(tip.serial)} onRetry={close}>
      <TipOverlay />
    </RegionBoundary>
  )
}

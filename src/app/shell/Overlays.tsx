import { useUnit } from 'effector-react'
import { Suspense, useEffect } from 'react'
import '@/design-system/late-fonts.css'
import { RouteAnnouncer } from '@/design-system/RouteAnnouncer'
import { ConfirmOverlay } from '@/features/confirm'
import { LoadingOverlay } from '@/features/loading'
import { newVersionOffered } from '@/features/service-watch'
import { $renewal } from '@/features/session'
import { ShortcutKeys } from '@/features/shortcuts'
import { messagesWanted } from '@/features/system-messages'
import { TableInfoOverlay } from '@/features/table-info'
import { TipOverlay } from '@/features/tips'
import { configuration } from '@/shared/config'
import { loadable } from '@/shared/loadable'
import { Services } from '../services/Services'
// Loaded together with the overlays, so that a page that fails later can say so without the network.
import './Failures'
import { SEARCH_INPUT } from './layout'
import { offerNewVersion } from './new-version'
import { OpenOverlays } from './overlays/OpenOverlays'
import { UnreadIcon, usePageTitle } from './PageTitle'
import { RegionBoundary } from './RegionBoundary'
import { useRestoredPosition } from './restore-position'
import { endHolding, releaseRequests } from './use-overlays'
import { useRoute } from './use-route'

endHolding()

const SignInAgain = loadable(() => import('@/features/sign-in')).component('SignInAgain')
const DeveloperPanel = loadable(() => import('@/features/developer-panel')).component('DeveloperPanel')

/**
 * What lies over every page, and the services without a view. Loaded after the first screen and mounted once; also
 * announces the title of each further page to screen readers.
 */
export function Overlays() {
  const { offerVersion, wantMessages, renewal } = useUnit({
    offerVersion: newVersionOffered,
    wantMessages: messagesWanted,
    renewal: $renewal,
  })
  useEffect(() => {
    offerNewVersion(offerVersion)
    releaseRequests()
    wantMessages()
  }, [offerVersion, wantMessages])
  useRestoredPosition()
  const title = usePageTitle(useRoute())
  return (
    <>
      <RouteAnnouncer title={title} />
      <UnreadIcon />
      <RegionBoundary name="the keys" failure="tip">
        <ShortcutKeys searchId={SEARCH_INPUT} />
      </RegionBoundary>
      <RegionBoundary name="the dialogs" failure="tip">
        <OpenOverlays />
      </RegionBoundary>
      <RegionBoundary name="the table" failure="tip">
        <TableInfoOverlay />
      </RegionBoundary>
      <RegionBoundary name="the questions" failure="tip">
        <ConfirmOverlay />
      </RegionBoundary>
      {renewal.phase !== 'none' && (
        <RegionBoundary name="signing in again" failure="tip">
          <Suspense>
            <SignInAgain />
          </Suspense>
        </RegionBoundary>
      )}
      <RegionBoundary name="the loading layer" failure="tip">
        <LoadingOverlay />
      </RegionBoundary>
      <RegionBoundary name="the tips" failure="silent">
        <TipOverlay />
      </RegionBoundary>
      <RegionBoundary name="the services" failure="silent">
        <Services />
      </RegionBoundary>
      {configuration().developerPanel && (
        <RegionBoundary name="the developer panel" failure="silent">
          <Suspense>
            <DeveloperPanel />
          </Suspense>
        </RegionBoundary>
      )}
    </>
  )
}

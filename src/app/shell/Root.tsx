import { Outlet } from 'react-router-dom'
import { AnchorProvider } from '@/design-system/Link'
import { PageTitle } from './PageTitle'
import { RegionBoundary } from './RegionBoundary'
import { RouterAnchor } from './RouterAnchor'
import { useOverlays } from './use-overlays'
import { useRoute } from './use-route'

/** What is there on every screen, with a frame or without: the title, the kind of links, and what lies over the page. */
export function Root() {
  const row = useRoute()
  const overlays = useOverlays()
  return (
    <AnchorProvider component={RouterAnchor}>
      <PageTitle row={row} />
      <Outlet />
      <RegionBoundary name="the overlays" fallback={null}>
        {overlays}
      </RegionBoundary>
    </AnchorProvider>
  )
}

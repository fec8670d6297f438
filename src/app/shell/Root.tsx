import { Outlet } from 'react-router-dom'
import { AnchorProvider } from '@/design-system/Link'
import { PageTitle } from './PageTitle'
import { RegionBoundary } from './RegionBoundary'
import { RouterAnchor } from './RouterAnchor'
import { useOverlays } from './use-overlays'
import { useRoute } from './use-route'

/** The root of every screen, with a frame or without: the title, the links and the overlays. */
export function Root() {
  const route = useRoute()
  const overlays = useOverlays()
  return (
    <AnchorProvider component={RouterAnchor}>
      <PageTitle route={route} />
      <Outlet />
      <RegionBoundary name="the overlays" failure="notice">
        {overlays}
      </RegionBoundary>
    </AnchorProvider>
  )
}

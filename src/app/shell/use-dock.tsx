import { createLateModule } from '@/shared/late-module'
import type { RouteLayout } from '../routes/route'
import { RegionBoundary } from './RegionBoundary'

const useDockModule = createLateModule(() => import('./dock/PortalDock'))

/** The dock of a screen, as soon as the page is quiet. What is made for paper has none. */
export function useDock(layout: RouteLayout) {
  const { module } = useDockModule(false)
  if (!module || layout.paper) return null
  return (
    <RegionBoundary name="the dock" fallback={null}>
      <module.PortalDock layout={layout} />
    </RegionBoundary>
  )
}

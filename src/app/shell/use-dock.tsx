import { loadable } from '@/shared/loadable'
import type { RouteLayout } from '@/shared/routes'
import { RegionBoundary } from './RegionBoundary'

const dock = loadable(() => import('./dock/PortalDock'))

/** The dock of a screen, as soon as the page is quiet. What is made for paper has none. */
export function useDock(layout: RouteLayout) {
  const { module } = dock.useModule()
  if (!module || layout.paper) return null
  return (
    <RegionBoundary name="the dock" fallback={null}>
      <module.PortalDock layout={layout} />
    </RegionBoundary>
  )
}

import type { RouteRow } from '../routes/route'
import type { BootRoute } from './boot-map'

/** The route table as the boot script reads it. `loadOf` knows what the build made of a screen. */
export function bootRoutes(
  rows: readonly RouteRow[],
  loadOf: (row: RouteRow) => Pick<BootRoute, 'files' | 'allWords'>,
): BootRoute[] {
  return rows.map((row) => bootRoute(row, loadOf(row)))
}

function bootRoute({ path, access, firstRequest }: RouteRow, load: Pick<BootRoute, 'files' | 'allWords'>): BootRoute {
  return {
    pattern: `^${path.replace(/[.+*?^$()|[\]\\]/g, '\\$&').replace(/:\w+/g, '([^/]+)')}/?$`,
    parameters: [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? ''),
    guarded: access === 'signed-in',
    ...load,
    ...(firstRequest && { firstRequest }),
  }
}

import type { RouteRow } from '../routes/route'
import type { BootRoute } from './boot-map'

/** The route table as the boot script reads it. `filesOf` knows the built files of a page. */
export function bootRoutes(rows: readonly RouteRow[], filesOf: (page: string) => readonly string[]): BootRoute[] {
  return rows.map(({ path, access, page, firstRequest }) => ({
    pattern: `^${path.replace(/[.+*?^$()|[\]\\]/g, '\\$&').replace(/:\w+/g, '([^/]+)')}/?$`,
    parameters: [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? ''),
    guarded: access === 'signed-in',
    files: filesOf(page),
    ...(firstRequest && { firstRequest }),
  }))
}

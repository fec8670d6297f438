import type { RouteRow } from '../routes/route'
import type { BootLoad, BootRoute } from './boot-map'

/**
 * The route table as the boot script reads it. `loadOf` knows what the build made of a screen. Most screens of signed-in people begin alike and need no
 * row of their own; those stay that ask for something at once, and those whose address looks like one of them.
 */
export function bootRoutes(rows: readonly RouteRow[], loadOf: (row: RouteRow) => BootLoad): BootRoute[] {
  const asking = rows.filter(({ firstRequest }) => firstRequest).map(({ path }) => new RegExp(patternOf(path)))
  const looksAsking = ({ path }: RouteRow) =>
    asking.some((pattern) => pattern.test(path) || pattern.test(shortest(path)))
  return rows.filter((row) => row.access !== 'signed-in' || looksAsking(row)).map((row) => bootRoute(row, loadOf(row)))
}

function bootRoute({ path, access, firstRequest }: RouteRow, load: BootLoad): BootRoute {
  return {
    pattern: patternOf(path),
    parameters: [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? ''),
    guarded: access === 'signed-in',
    ...load,
    ...(firstRequest && { firstRequest }),
  }
}

function patternOf(path: string): string {
  const escaped = path.replace(/[.+*^$()|[\]\\]/g, '\\$&')
  return `^${escaped.replace(/\/:\w+\?/g, '(?:/([^/]+))?').replace(/:\w+/g, '([^/]+)')}/?$`
}

/** The path without what may be missing. */
function shortest(path: string): string {
  return path.replace(/\/:\w+\?/g, '')
}

import type { Route } from '@/shared/routes'
import type { BootLoad, BootRoute } from './boot-map'

/**
 * The route table as the boot script reads it. `loadOf` knows what the build made of a screen. Most screens of
 * signed-in people begin alike and need no row of their own; those stay that ask for something at once, and those whose
 * address looks like one of them.
 */
export function bootRoutes(routes: readonly Route[], loadOf: (route: Route) => BootLoad): BootRoute[] {
  const asking = routes.filter(({ firstRequest }) => firstRequest).map(({ path }) => new RegExp(patternOf(path)))
  const looksAsking = ({ path }: Route) =>
    asking.some((pattern) => pattern.test(path) || pattern.test(withoutOptional(path)))
  return routes
    .filter((route) => route.access !== 'signed-in' || looksAsking(route))
    .map((route) => bootRoute(route, loadOf(route)))
}

function bootRoute({ path, access, firstRequest }: Route, load: BootLoad): BootRoute {
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

function withoutOptional(path: string): string {
  return path.replace(/\/:\w+\?/g, '')
}

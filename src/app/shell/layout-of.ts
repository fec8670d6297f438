import { BARE } from '../routes/bare-layout'
import type { RouteLayout, RouteRow } from '../routes/route'

/** What the shell shows now: the route's wish, less what signed-out people do not get and what the configuration takes away. */
export function layoutOf(row: RouteRow | null, signedIn: boolean, headerlessRoutes: readonly string[]): RouteLayout {
  if (!row || !signedIn) return BARE
  return { ...row.layout, header: row.layout.header && !headerlessRoutes.includes(row.name) }
}

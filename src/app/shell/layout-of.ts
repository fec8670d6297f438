import type { RouteLayout, RouteRow } from '../routes/route'

const NOTHING: RouteLayout = {
  header: false,
  sidebar: false,
  bottomMenu: false,
  backButton: false,
  search: false,
  assistant: false,
  chat: false,
  carousel: false,
  skipToMain: false,
  skipToSidebar: false,
}

/** What the shell shows now: the route's wish, less what signed-out people do not get and what the configuration takes away. */
export function layoutOf(row: RouteRow | null, signedIn: boolean, headerlessRoutes: readonly string[]): RouteLayout {
  if (!row || !signedIn) return NOTHING
  return { ...row.layout, header: row.layout.header && !headerlessRoutes.includes(row.name) }
}

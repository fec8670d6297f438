import { layouts, type Route, type RouteLayout } from '@/shared/routes'

export type LayoutOptions = {
  /** Routes that the configuration leaves without a header. */
  headerlessRoutes: readonly string[]
  /** What features and licences allow this person. */
  allowed: { assistant: boolean; chat: boolean }
}

/** What the shell shows a signed-in person now: the route's wish, less what the configuration, features and licences take away. */
export function layoutOf(row: Route | null, { headerlessRoutes, allowed }: LayoutOptions): RouteLayout {
  if (!row) return layouts.bare
  return {
    ...row.layout,
    header: row.layout.header && !headerlessRoutes.includes(row.name),
    assistant: row.layout.assistant && allowed.assistant,
    chat: row.layout.chat && allowed.chat,
  }
}

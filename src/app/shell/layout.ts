import { layouts, type Route, type RouteLayout } from '@/shared/routes'

/** Ids that skip links and keyboard shortcuts lead to. */
export const MAIN = 'main'
export const SIDEBAR = 'sidebar'
export const SEARCH_INPUT = 'search'

export type LayoutOptions = {
  /** Routes that the configuration leaves without a header. */
  headerlessRoutes: readonly string[]
  /** Below 768 px the sidebar is not there. */
  small: boolean
  /** What features and licences allow this person. */
  allowed: { assistant: boolean; chat: boolean }
}

/** The layout around a screen: that of its route, less what the configuration, features and licences take away. */
export function layoutOf(route: Route | null, { headerlessRoutes, small, allowed }: LayoutOptions): RouteLayout {
  if (!route) return layouts.bare
  return {
    ...route.layout,
    header: route.layout.header && !headerlessRoutes.includes(route.name),
    skipToSidebar: route.layout.skipToSidebar && !small,
    assistant: route.layout.assistant && allowed.assistant,
    chat: route.layout.chat && allowed.chat,
  }
}

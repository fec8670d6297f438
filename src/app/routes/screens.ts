import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { loadable, type Loadable } from '@/shared/loadable'
import type { Route } from '@/shared/routes'

/** What Page.tsx of every folder in src/app/screens exports. */
export interface ScreenModule {
  Page: ComponentType
  /**
   * Has what the page shows at first in the cache before its first drawing, so that the page need not be drawn without
   * it. Failures are the page's to show.
   */
  prefetch?: (queryClient: QueryClient, search: URLSearchParams) => Promise<void>
}

const modules = import.meta.glob<ScreenModule>('../screens/*/Page.tsx')

const screens = new Map(
  Object.entries(modules).map(([path, importScreen]) => [path.split('/')[2] ?? '', loadable(importScreen)]),
)

/** The screen of a route. */
export function screenOf({ screen }: Pick<Route, 'screen'>): Loadable<ScreenModule> {
  const found = screens.get(screen)
  if (!found) throw new Error(`There is no screen ${screen}.`)
  return found
}

/** What is around the screens of signed-in people. */
export const frame = loadable(() => import('../shell/Frame'))

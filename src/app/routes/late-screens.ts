import { memberRows } from './member-rows'
import { openRows } from './open-rows'
import type { PageModule, RouteRow } from './route'

export { memberRows, openRows }

/** Every screen but the door and the dashboard: their rows, and where their files are. A chunk of its own. */
export const lateRows: readonly RouteRow[] = [...openRows, ...memberRows]

export const latePages = import.meta.glob<PageModule>([
  '../pages/*.tsx',
  '!../pages/{login,dashboard}.tsx',
  '!../pages/*.test.tsx',
])

/** What offers the app to phones; named here, so that no first load knows its file. */
export const loadAppOffer = () => import('../start-up/offer-app')

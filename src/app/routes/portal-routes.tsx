import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import type { Loadable } from '@/shared/loadable'
import { type Route, routes } from '@/shared/routes'
import { LazyPageFailure } from '../shell/LazyFailure'
import { PageOutlet } from '../shell/PageOutlet'
import { Root } from '../shell/Root'
import { frame, screenOf } from './screens'

type PortalRoutesOptions = {
  /** Who may go on: an answer leads elsewhere. Stories have no guard. */
  guard?: (access: Route['access'], args: LoaderFunctionArgs) => Response | null
  /** Loads the code of a screen before it is shown. */
  load?: <T>(module: Loadable<T>) => Promise<T>
  /** What is at an address that the table does not know. */
  unknown?: RouteObject[]
}

/**
 * The tree of routes, made from the table: what is there on every screen, then the screens in their frame and those
 * that stand alone. A failure takes the place of either. The code of a screen is loaded by its loader, behind the
 * guard, so that it is there when the screen is drawn.
 */
export function portalRoutes({ guard, load = (module) => module.load(), unknown = [] }: PortalRoutesOptions) {
  const toRoute = (route: Route): RouteObject => {
    const screen = screenOf(route)
    return {
      id: route.name,
      path: route.path,
      handle: route,
      Component: screen.component('Page'),
      loader: async (args) => guard?.(route.access, args) ?? load(screen).then(() => null),
      // A change of the query alone is the screen's own affair.
      shouldRevalidate: () => true,
    }
  }
  const framed: RouteObject = {
    Component: frame.component('Frame'),
    loader: async (args) => guard?.('signed-in', args) ?? load(frame).then(() => null),
    children: routes.filter(({ access }) => access === 'signed-in').map(toRoute),
  }
  const alone: RouteObject = {
    Component: PageOutlet,
    children: routes.filter(({ access }) => access !== 'signed-in').map(toRoute),
  }
  return [
    {
      Component: Root,
      ErrorBoundary: LazyPageFailure,
      // The skeleton of the document stands until the first page is there: nothing is drawn before.
      hydrateFallbackElement: <></>,
      children: [{ ErrorBoundary: LazyPageFailure, children: [framed, alone, ...unknown] }],
    },
  ] satisfies RouteObject[]
}

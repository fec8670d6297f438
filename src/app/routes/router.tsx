import {
  createBrowserRouter,
  redirect,
  type LoaderFunctionArgs,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
} from 'react-router-dom'
import { $signedIn } from '@/features/session'
import { paths } from '@/shared/paths'
import { scope } from '@/shared/scope'
import { whenOnline } from '@/shared/when-online'
import { isGoneChunk, isMissingChunk, newVersionIsOffered } from '../shell/new-version'
import { loadFrame, loadLateScreens, loadPage } from './load-screen'
import { loginRow } from './login-row'
import { mayBeOpen } from './may-be-open'
import { ALONE, FRAMED, portalRoutes, SCREENS, screensAlone } from './portal-routes'
import type { RouteRow } from './route'

/** The path that the portal lives below, with a slash at both ends. */
export function basename(): string {
  return new URL(document.baseURI).pathname
}

/** Makes the router from the route table: the door is there, the other screens are added when they are asked for. */
export function createPortalRouter() {
  const hasScreen = (): boolean => router.state.initialized
  const routeOf = (row: RouteRow) => toRoute(row, hasScreen)
  const elsewhere: RouteObject = {
    path: '*',
    loader: (args) => guard('signed-in', args) ?? redirect(paths.pageNotFound()),
  }

  const addScreens: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
    const asked = path.slice(basename().length - 1)
    const members = scope.getState($signedIn) ? await orStay(loadFrame, hasScreen) : null
    if (members) {
      const { Frame, homeRow } = members
      patch(SCREENS, [{ id: FRAMED, Component: Frame, children: [routeOf(homeRow)] }])
      if (asked === homeRow.path) return
    } else if (!mayBeOpen(asked)) return
    const { openRows, memberRows } = await orStay(loadLateScreens, hasScreen)
    patch(ALONE, openRows.map(routeOf))
    if (members) patch(FRAMED, memberRows.map(routeOf))
  }

  const router: ReturnType<typeof createBrowserRouter> = createBrowserRouter(
    portalRoutes([screensAlone([routeOf(loginRow)]), elsewhere]),
    { basename: basename(), patchRoutesOnNavigation: addScreens },
  )
  return router
}

function toRoute(row: RouteRow, hasScreen: () => boolean): RouteObject {
  return {
    id: row.name,
    path: row.path,
    handle: row,
    loader: (args) => guard(row.access, args),
    // A change of the query alone is the screen's own affair.
    shouldRevalidate: () => true,
    lazy: async () => ({ Component: (await orStay(() => loadPage(row.page), hasScreen)).Page }),
  }
}

/**
 * The screen that is there stays: until the network is back, when the file of the next one cannot be reached, and under the tip
 * that offers the new version, when it is gone with its build.
 */
async function orStay<T>(load: () => Promise<T>, hasScreen: () => boolean): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (!isMissingChunk(error) || !hasScreen()) throw error
    if (!isGoneChunk(error)) return orStay(() => whenOnline(load), hasScreen)
    if (!newVersionIsOffered()) throw error
    return new Promise<T>(() => undefined)
  }
}

/** Signed out, a guarded address leads to sign-in, which knows the way back; only a service that is out shows that page. */
function guard(access: RouteRow['access'], { request }: LoaderFunctionArgs): Response | null {
  if (access === 'signed-in' && !scope.getState($signedIn)) {
    const { pathname, search, hash } = new URL(request.url)
    const asked = pathname.slice(basename().length - 1) + search + hash
    return redirect(paths.login(asked === '/' ? undefined : asked))
  }
  if (access === 'out-of-service') return redirect(paths.home())
  return null
}

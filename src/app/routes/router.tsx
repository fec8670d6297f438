import { createBrowserRouter, redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom'
import { $session } from '@/features/session'
import { paths } from '@/shared/paths'
import { scope } from '@/shared/scope'
import { whenOnline } from '@/shared/when-online'
import { isGoneChunk, isMissingChunk, newVersionIsOffered } from '../shell/new-version'
import { loadFrame, loadPage } from './load-screen'
import { portalRoutes } from './portal-routes'
import type { RouteRow } from './route'

/** The path that the portal lives below, with a slash at both ends. */
export function basename(): string {
  return new URL(document.baseURI).pathname
}

/** Makes the router from the route table. */
export function createPortalRouter() {
  const hasScreen = (): boolean => router.state.initialized
  const router: ReturnType<typeof createBrowserRouter> = createBrowserRouter(
    portalRoutes({
      frame: () => orStay(loadFrame, hasScreen),
      routeOf: (row) => routeOf(row, hasScreen),
      elsewhere: { path: '*', loader: () => redirect(paths.pageNotFound()) },
    }),
    { basename: basename() },
  )
  return router
}

function routeOf(row: RouteRow, hasScreen: () => boolean): RouteObject {
  return {
    id: row.name,
    path: row.path,
    handle: row,
    loader: (args) => guard(row, args),
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
function guard({ access }: RouteRow, { request }: LoaderFunctionArgs): Response | null {
  const { phase } = scope.getState($session)
  if (access === 'signed-in' && phase !== 'signed-in') {
    const { pathname, search, hash } = new URL(request.url)
    const asked = pathname.slice(basename().length - 1) + search + hash
    return redirect(paths.login(asked === '/' ? undefined : asked))
  }
  if (access === 'out-of-service') return redirect(paths.home())
  return null
}

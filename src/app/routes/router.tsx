import { createBrowserRouter, type LoaderFunctionArgs, matchPath, redirect, replace } from 'react-router-dom'
import { preloadSchemas } from '@/api'
import { $signedIn } from '@/features/session'
import type { Loadable } from '@/shared/loadable'
import { nextTurn } from '@/shared/next-turn'
import { paths, type Route, routes } from '@/shared/routes'
import { scope } from '@/shared/scope'
import { isGoneChunk, isMissingChunk, newVersionIsOffered } from '../shell/new-version'
import { portalRoutes } from './portal-routes'
import { frame, type ScreenModule, screenOf } from './screens'

/** The path that the portal lives below, with a slash at both ends. */
export function basename(): string {
  return new URL(document.baseURI).pathname
}

/** Makes the router from the route table. */
export function createPortalRouter() {
  const router: ReturnType<typeof createBrowserRouter> = createBrowserRouter(
    portalRoutes({
      guard,
      load: (module) => loadOrStay(module, () => router.state.initialized),
      unknown: [{ path: '*', loader: (args) => guard('signed-in', args) ?? leadTo(paths.pageNotFound(), args) }],
    }),
    { basename: basename() },
  )
  return router
}

/**
 * Evaluates what the screen of a path is made of, each file in a turn of its own, before the router asks for it;
 * answers its module. What does not come is the router's to tell.
 */
export async function prepareScreen(path: string): Promise<ScreenModule | null> {
  const route = routes.find((one) => matchPath(one.path, path))
  if (!route) return null
  if (route.firstRequest) preloadSchemas(route.firstRequest.path)
  try {
    if (route.access === 'signed-in') {
      await frame.tryLoad()
      await nextTurn()
    }
    const screen = await screenOf(route).tryLoad()
    await nextTurn()
    return screen
  } catch {
    // The router meets the same failure and has a page for it.
    return null
  }
}

/**
 * The screen that is there stays: until the network is back, when the file of the next one cannot be reached, and under
 * the tip that offers the new version, when it is gone with its build.
 */
async function loadOrStay<T>(module: Loadable<T>, hasScreen: () => boolean): Promise<T> {
  try {
    return await module.tryLoad()
  } catch (error) {
    if (!isMissingChunk(error) || !hasScreen()) throw error
    if (!isGoneChunk(error)) return module.load().catch((later) => stayOrThrow(later))
    return stayOrThrow(error)
  }
}

function stayOrThrow(error: unknown): Promise<never> {
  if (!isGoneChunk(error) || !newVersionIsOffered()) throw error
  return new Promise<never>(() => undefined)
}

/**
 * Signed out, a guarded address leads to sign-in, which knows the way back; only a service that is out shows that page.
 */
function guard(access: Route['access'], args: LoaderFunctionArgs): Response | null {
  if (access === 'signed-in' && !scope.getState($signedIn)) {
    const { pathname, search, hash } = new URL(args.request.url)
    const from = pathname.slice(basename().length - 1) + search + hash
    return leadTo(paths.login({ from: from === '/' ? undefined : from }), args)
  }
  if (access === 'out-of-service') return leadTo(paths.dashboard(), args)
  return null
}

/**
 * Leads elsewhere. An address that the browser has already reached, by loading or by going back, has an entry in the
 * history, which is replaced: left in place it would catch everybody who goes back. A link that was followed has none
 * yet.
 */
function leadTo(path: string, { request }: LoaderFunctionArgs): Response {
  const { pathname, search } = new URL(request.url)
  const reached = pathname === window.location.pathname && search === window.location.search
  return reached ? replace(path) : redirect(path)
}

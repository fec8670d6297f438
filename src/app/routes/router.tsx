import { createBrowserRouter, redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom'
import { $session } from '@/features/session'
import { paths } from '@/shared/paths'
import { scope } from '@/shared/scope'
import { Shell } from '../shell/Shell'
import { isMissingChunk } from '../shell/new-version'
import { PageFailure } from '../shell/PageFailure'
import type { PageModule, RouteRow } from './route'
import { routeTable } from './route-table'

const pages = import.meta.glob<PageModule>('../pages/*.tsx')

/** The path that the portal lives below, with a slash at both ends. */
export function basename(): string {
  return new URL(document.baseURI).pathname
}

/** Makes the router from the route table. An address that no row matches is an error page, also below a known one. */
export function createPortalRouter() {
  const router: ReturnType<typeof createBrowserRouter> = createBrowserRouter(
    [
      {
        element: <Shell />,
        errorElement: <PageFailure />,
        // The skeleton of the document stands until the first page is there.
        hydrateFallbackElement: <></>,
        children: [
          ...routeTable.map((row) => routeOf(row, () => router.state.initialized)),
          { path: '*', loader: () => redirect(paths.pageNotFound()) },
        ],
      },
    ],
    { basename: basename() },
  )
  return router
}

function routeOf(row: RouteRow, hasPage: () => boolean): RouteObject {
  return {
    id: row.name,
    path: row.path,
    handle: row,
    loader: (args) => guard(row, args),
    // A change of the query alone is the screen's own affair.
    shouldRevalidate: () => true,
    lazy: async () => {
      const load = pages[`../pages/${row.page}.tsx`]
      if (!load) throw new Error(`The route ${row.name} names no page.`)
      const { Page } = await load().catch((error: unknown) => {
        if (!isMissingChunk(error) || !hasPage()) throw error
        // The files of this build are gone: the page that is there stays, under the tip that offers the new one.
        return new Promise<PageModule>(() => undefined)
      })
      return { Component: Page }
    },
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

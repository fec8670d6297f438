import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { LatePageFailure } from '../shell/LateFailure'
import { PageOutlet } from '../shell/PageOutlet'
import { Root } from '../shell/Root'
import { isFramed } from './load-screen'
import type { RouteRow } from './route'
import { routeTable } from './route-table'

type PortalRoutes = {
  frame: () => Promise<{ Frame: ComponentType }>
  /** The route of one row; the guard is the router's affair, and stories have none. */
  routeOf: (row: RouteRow) => RouteObject
  /** For every address that no row knows. */
  elsewhere?: RouteObject
}

/** The tree of routes: what is there on every screen, then the framed screens and those that stand alone. A failure takes the place of either. */
export function portalRoutes({ frame, routeOf, elsewhere }: PortalRoutes): RouteObject[] {
  const framed = routeTable.filter(isFramed)
  const alone = routeTable.filter((row) => !isFramed(row))
  return [
    {
      Component: Root,
      ErrorBoundary: LatePageFailure,
      // The skeleton of the document stands until the first page is there: nothing is drawn before.
      hydrateFallbackElement: <></>,
      children: [
        {
          ErrorBoundary: LatePageFailure,
          children: [
            { lazy: async () => ({ Component: (await frame()).Frame }), children: framed.map(routeOf) },
            { Component: PageOutlet, children: alone.map(routeOf) },
            ...(elsewhere ? [elsewhere] : []),
          ],
        },
      ],
    },
  ]
}

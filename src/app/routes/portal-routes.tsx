import type { RouteObject } from 'react-router-dom'
import { LatePageFailure } from '../shell/LateFailure'
import { PageOutlet } from '../shell/PageOutlet'
import { Root } from '../shell/Root'
import type { RouteRow } from './route'

/** Ids of the places in the tree that further screens are added to. */
export const SCREENS = 'screens'
export const FRAMED = 'framed'
export const ALONE = 'alone'

/** Makes the route of one row; the guard is the router's affair, and stories have none. */
export type RouteOf = (row: RouteRow) => RouteObject

/** The tree of routes: what is there on every screen, then the framed screens and those that stand alone. A failure takes the place of either. */
export function portalRoutes(screens: RouteObject[]): RouteObject[] {
  return [
    {
      Component: Root,
      ErrorBoundary: LatePageFailure,
      // The skeleton of the document stands until the first page is there: nothing is drawn before.
      hydrateFallbackElement: <></>,
      children: [{ id: SCREENS, ErrorBoundary: LatePageFailure, children: screens }],
    },
  ]
}

/** The place of the screens that stand alone. */
export function screensAlone(children: RouteObject[]): RouteObject {
  return { id: ALONE, Component: PageOutlet, children }
}

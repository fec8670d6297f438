import type { MessageDescriptor } from '../i18n/define-messages'
import type { Choices } from './choices'
import type { RouteLayout } from './layouts'

/** Who may see a screen. */
export type Access = 'open' | 'signed-in' | 'out-of-service'

/** What is missing or closed when the screen's server says 404 or 403; error pages word it. */
export type ErrorEntity =
  | 'post'
  | 'user-registry'
  | 'group-registry'
  | 'area'
  | 'business-unit'
  | 'workspace'
  | 'community'
  | 'catalog'
  | 'workflow'

/** A query value taken from the address: the first of `allowed` where the address names none of them. */
export interface FromAddress {
  parameter: string
  allowed: readonly string[]
}

/** The first thing a screen asks the server; the boot script asks it while the code still loads. */
export interface FirstRequest {
  /** Path of the contract; `{name}` stands for the route's parameter of that name. */
  path: `/${string}`
  /** In the order in which the screen's query names them, so that both make the same address. */
  query?: Readonly<Record<string, string | FromAddress>>
}

/** What the module that writes posts begins with: nothing, the post itself, or a copy of it. */
export type PostEditorMode = 'create' | 'edit' | 'copy'

/** One screen of the portal. */
export interface Route {
  /** Installations name routes by it, too (`headerlessRoutes`). */
  name: string
  /** Pattern of the address, below the base path. */
  path: string
  /** Names of what the query may hold, for `paths`. */
  query?: readonly string[]
  /** What is chosen on the screen and stands in its address: `useAddressState` reads and changes it. */
  choices?: Choices
  title: MessageDescriptor
  access: Access
  layout: RouteLayout
  /** Folder of the screen in src/app/screens. */
  screen: string
  errorEntity?: ErrorEntity
  /**
   * What somebody must be allowed to see the screen at all (sections 5 and 6); others read what is closed, at its
   * address.
   */
  permission?: 'administrate' | 'manageUsers'
  /** Dialogs that are opened from here show what is for administrators (AM-50). */
  adminView?: true
  /** Several routes may share one screen that works in modes. */
  mode?: PostEditorMode
  firstRequest?: FirstRequest
}

/** A row of the table: signed-in people's, in the whole frame, and not built yet, unless it says otherwise. */
export type RouteRow = Pick<Route, 'name' | 'path' | 'title'> & Partial<Route>

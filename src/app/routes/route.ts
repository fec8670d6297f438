import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { paths } from '@/api'
import type { MessageDescriptor } from '@/shared/i18n'

/** Who may see a screen. */
export type Access = 'open' | 'signed-in' | 'out-of-service'

/** What the shell shows around a screen (section 2 of the specification, shell layout and header content). */
export interface RouteLayout {
  header: boolean
  sidebar: boolean
  bottomMenu: boolean
  /** A back button stands where the menu toggle would be. */
  backButton: boolean
  search: boolean
  assistant: boolean
  chat: boolean
  carousel: boolean
  skipToMain: boolean
  skipToSidebar: boolean
  /** Made for paper: no bell, and avatar and logo lead nowhere. */
  paper: boolean
}

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

/** A query value that the boot script takes from the address: the first of `allowed` where the address names none of them. */
export interface FromAddress {
  parameter: string
  allowed: readonly string[]
}

/** The first thing a screen asks the server; the boot script asks it while the code still loads. */
export interface FirstRequest {
  /** Path of the contract; `{name}` stands for the route's parameter of that name. */
  path: keyof paths
  /** In the order in which the screen's query names them, so that both make the same address. */
  query?: Readonly<Record<string, string | FromAddress>>
}

export interface RouteRow {
  name: string
  /** Pattern of the address, below the base path. */
  path: string
  title: MessageDescriptor
  access: Access
  layout: RouteLayout
  errorEntity?: ErrorEntity
  /** Name of the file in src/app/pages; each is a chunk of its own. */
  page: string
  /** What will be there, as long as the screen is not built. */
  soon?: MessageDescriptor
  /** Several rows may share one page that works in modes. */
  mode?: PostEditorMode
  /** Dialogs that are opened from here show what is for administrators (AM-50). */
  adminView?: true
  /** What somebody must be allowed to see the screen at all (sections 5 and 6); others read what is closed, at its address. */
  permission?: 'administrate' | 'manageUsers'
  firstRequest?: FirstRequest
}

/** What the module that writes posts begins with: nothing, the post itself, or a copy of it. */
export type PostEditorMode = 'create' | 'edit' | 'copy'

/** What every file of src/app/pages exports. */
export interface PageModule {
  Page: ComponentType
  /** Has what the page shows at first in the cache before its first drawing, so that the page need not be drawn without it. Failures are the page's to show. */
  prefetch?: (queryClient: QueryClient, search: URLSearchParams) => Promise<void>
}

import type { RouteLayout } from './route'

/** Nothing around the page: sign-in, error pages and what mails lead to stand alone. */
export const BARE: RouteLayout = {
  header: false,
  sidebar: false,
  bottomMenu: false,
  backButton: false,
  search: false,
  assistant: false,
  chat: false,
  carousel: false,
  skipToMain: false,
  skipToSidebar: false,
  paper: false,
}

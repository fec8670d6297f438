import { BARE } from './bare-layout'
import type { RouteLayout } from './route'

/** Everything that the frame has. */
export const SHELL: RouteLayout = {
  ...BARE,
  header: true,
  sidebar: true,
  bottomMenu: true,
  search: true,
  assistant: true,
  chat: true,
  carousel: true,
  skipToMain: true,
  skipToSidebar: true,
}

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

/** Nothing around the page: sign-in, error pages and what mails lead to stand alone. */
const bare: RouteLayout = {
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

/** Everything that the frame has. */
const shell: RouteLayout = {
  ...bare,
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

/** Details have the sidebar, with a back button and without a skip link to it (AM-79). */
const detail: RouteLayout = { ...shell, backButton: true, skipToSidebar: false }

/** Administration searches in its own lists (AM-68). */
const admin: RouteLayout = { ...shell, search: false }

export const layouts = {
  bare,
  shell,
  detail,
  admin,
  /** A screen of the menu's second level. */
  shellWithBack: { ...shell, backButton: true },
  adminWithBack: { ...admin, backButton: true },
  /** A community searches in itself. */
  community: { ...shell, search: false, backButton: true },
  /** While somebody writes, the menu of a phone leaves its room to the keyboard. */
  editor: { ...detail, bottomMenu: false },
  /** What goes on paper: the header alone, and nothing in it that leads away but the way back. */
  paper: { ...bare, header: true, backButton: true, skipToMain: true, paper: true },
} as const satisfies Record<string, RouteLayout>

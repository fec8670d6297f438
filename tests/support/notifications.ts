import { expect, type BrowserContext, type Locator, type Page, type WebSocket } from '@playwright/test'

/** The bell in the header. */
export function bellOf(page: Page): Locator {
  return page.getByRole('button', { name: /^Notifications/ })
}

/** Waits until the bell says so many; none is said by the bare word. */
export async function expectUnread(page: Page, count: number): Promise<void> {
  await expect(bellOf(page)).toHaveAccessibleName(count === 0 ? 'Notifications' : `Notifications, ${count} unread`)
}

/** The panel, whether it is open or not. */
export function panelOf(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Notifications' })
}

/** Opens the panel and waits for its list. */
export async function openPanel(page: Page): Promise<Locator> {
  await bellOf(page).click()
  await expect(entriesOf(page).first()).toBeVisible()
  return panelOf(page)
}

/** The entries of the panel that are drawn. */
export function entriesOf(page: Page): Locator {
  return panelOf(page).getByRole('article')
}

/** One entry by its id. */
export function entryOf(page: Page, id: string): Locator {
  return panelOf(page).locator(`article[data-notification="${id}"]`)
}

/** How many entries the list holds, drawn or not; -1 while more may come. */
export async function listLength(page: Page): Promise<number> {
  return Number(await panelOf(page).getByRole('listitem').first().getAttribute('aria-setsize'))
}

/** Goes down to the end of the list and asks for more; rows are drawn on the way, so the button is pressed when it stands still. */
export async function loadMore(page: Page): Promise<void> {
  const button = panelOf(page).getByRole('button', { name: 'Load more' })
  await button.scrollIntoViewIfNeeded()
  await button.click()
}

/** The realtime connections that the pages of a browser hold at the moment. */
export function watchRealtime(context: BrowserContext): { open: () => WebSocket[]; all: () => WebSocket[] } {
  const sockets: WebSocket[] = []
  const watch = (page: Page) =>
    page.on('websocket', (socket) => {
      if (new URL(socket.url()).pathname.endsWith('/.ws')) sockets.push(socket)
    })
  for (const page of context.pages()) watch(page)
  context.on('page', watch)
  return { open: () => sockets.filter((socket) => !socket.isClosed()), all: () => sockets }
}

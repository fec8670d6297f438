import { expect, type BrowserContext, type Locator, type Page, type WebSocket } from '@playwright/test'
import type { Guards } from './guards.ts'
import type { MockClient } from './mock-client.ts'
import { realtimeLost, socketFailed } from './portal.ts'

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

/**
 * Goes down to the end of the list and asks for more; rows are drawn on the way, so the button is pressed when it
 * stands still.
 */
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

type Fixtures = { page: Page; context: BrowserContext; mock: MockClient; guards: Guards }

/** Opens the panel of a page that hears of news. The answer cuts the connection, and tells of those that are open. */
export async function openListening({ page, context, mock, guards }: Fixtures) {
  guards.announce(realtimeLost, socketFailed)
  const realtime = watchRealtime(context)
  await page.goto('./')
  await openPanel(page)
  await expect.poll(() => realtime.open()).toHaveLength(1)
  return {
    ...realtime,
    async drop() {
      await mock.dropRealtime()
      await expect.poll(() => realtime.open()).toHaveLength(0)
    },
  }
}

/**
 * A number of unread entries, and the moment at which a page began to say it, in the milliseconds of the one clock of
 * the machine.
 */
export type UnreadTime = { count: number; at: number }

/**
 * Remembers from the next load on when the title of a page says another number. The page itself takes the time: a look
 * from outside comes late.
 */
export async function watchUnreadTimes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const times: UnreadTime[] = []
    Object.assign(globalThis, { unreadTimes: times })
    const look = () => {
      const said = /^\((\d+)\) /.exec(document.title)
      const count = Number(said?.[1] ?? 0)
      // Before the first number nothing is known.
      if (times.length === 0 ? said !== null : times.at(-1)?.count !== count) times.push({ count, at: Date.now() })
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
  })
}

/** What `watchUnreadTimes` has seen, oldest first. */
export async function unreadTimes(page: Page): Promise<UnreadTime[]> {
  // The page's own list, from above.
  return page.evaluate(() => (globalThis as unknown as { unreadTimes: UnreadTime[] }).unreadTimes)
}

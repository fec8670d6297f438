import { expect, type BrowserContext, type Page } from '@playwright/test'

/** What the browser shows of the portal at the moment. */
export type ShownPush = { title: string; body: string; data: { address: string | null } }

/**
 * Lets the browser allow pushes as soon as the page asks. The browser that npm carries has no place to show any: for
 * it, a stand-in of that place alone
 * remembers what it would show. Another browser (`PORTAL_BROWSER`) shows them itself.
 */
export async function allowPushes(context: BrowserContext, portalUrl: string | undefined): Promise<void> {
  await context.grantPermissions(['notifications'], { origin: new URL(portalUrl ?? '').origin })
  await standIn(context, 'granted')
}

/** A person who has to be asked, and what they say to the browser. */
export async function answerPushQuestion(context: BrowserContext, answer: 'granted' | 'denied'): Promise<void> {
  await standIn(context, 'default', answer)
}

async function standIn(context: BrowserContext, before: 'default' | 'granted', answer?: 'granted' | 'denied') {
  await context.addInitScript(
    ({ first, says }) => {
      // An empty page, before it goes to the portal, has none of it.
      if (!('ServiceWorkerRegistration' in globalThis)) return
      if (says === undefined && Notification.permission === first) return
      type Kept = { title: string; body?: string; tag?: string; data?: unknown }
      const read = <T>(key: string, otherwise: T) => JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? otherwise
      const write = (key: string, value: unknown) => sessionStorage.setItem(key, JSON.stringify(value))
      // The page keeps both itself: nothing else knows their types.
      const kept = (): Kept[] => (globalThis as { shownPushes?: Kept[] }).shownPushes ?? []
      const keep = (all: Kept[]) => Object.assign(globalThis, { shownPushes: all })
      Object.defineProperty(Notification, 'permission', { get: () => read('push-permission', first) })
      Notification.requestPermission = () => {
        write('push-permission', says ?? first)
        Object.assign(globalThis, {
          pushQuestions: ((globalThis as { pushQuestions?: number }).pushQuestions ?? 0) + 1,
        })
        return Promise.resolve(says ?? first)
      }
      ServiceWorkerRegistration.prototype.showNotification = (title, options = {}) => {
        const { body, tag, data } = options as Kept
        keep([...kept().filter((one) => one.tag !== tag), { title, ...(body && { body }), ...(tag && { tag }), data }])
        return Promise.resolve()
      }
      ServiceWorkerRegistration.prototype.getNotifications = () =>
        Promise.resolve(
          kept().map((one) => ({ ...one, close: () => keep(kept().filter(({ tag }) => tag !== one.tag)) })) as never,
        )
    },
    { first: before, says: answer },
  )
}

/** What is shown, as the page that showed it knows it. */
export function pushesOf(page: Page): Promise<ShownPush[]> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    const shown = (await registration?.getNotifications()) ?? []
    return shown.map(({ title, body, data }) => ({ title, body, data: data as { address: string | null } }))
  })
}

/** Clicks on a push, as the browser tells the worker of it. */
export async function clickPush(context: BrowserContext, push: ShownPush): Promise<void> {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  await worker.evaluate(async (data) => {
    const event = new Event('notificationclick')
    const done: Promise<unknown>[] = []
    Object.assign(event, {
      notification: { data, close: () => undefined },
      waitUntil: (work: Promise<unknown>) => done.push(work),
    })
    globalThis.dispatchEvent(event)
    await Promise.all(done)
  }, push.data)
}

/**
 * Somebody turns to another window, or back to the page. The suite's browser believes that all of its pages are in
 * front.
 */
export async function look(page: Page, at: 'the page' | 'something else'): Promise<void> {
  await page.evaluate((away) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => (away ? 'hidden' : 'visible') })
    document.dispatchEvent(new Event('visibilitychange'))
  }, at === 'something else')
}

/** Waits until so many are shown. */
export async function expectPushes(page: Page, count: number): Promise<ShownPush[]> {
  await expect.poll(async () => (await pushesOf(page)).length).toBe(count)
  return pushesOf(page)
}

import type { Push } from './push'
import { findWorker, hearClicks, startWorker } from './worker'

let started: Promise<ServiceWorkerRegistration | null> | null = null
let hear: (data: unknown, led: boolean) => void = () => undefined

/** Pushes without a worker live and go with their page. */
const ofThisPage = new Set<Notification>()

/**
 * Gets ready to show pushes. `onClick` is told the data of each that is clicked, in the page that the click leads to, and whether the
 * browser opened that page for it, at the push's address.
 */
export async function startPushes(onClick: (data: unknown, led: boolean) => void): Promise<void> {
  hear = onClick
  started ??= begin()
  await started
}

/** Shows a push, or puts it in the place of the one with its tag. */
export async function showPush(push: Push): Promise<void> {
  const registration = await started
  const { title, ...rest } = push
  if (registration) return registration.showNotification(title, rest as NotificationOptions)
  showFromPage(title, push)
}

/** Closes those that are shown, by any page of the portal, and whose data says so. */
export async function closePushes(goes: (data: unknown) => boolean): Promise<void> {
  const shown = (await (await findWorker())?.getNotifications()) ?? []
  for (const push of [...shown, ...ofThisPage]) if (goes(push.data)) push.close()
}

/** Where a worker is not to be had, as in some private windows, a page on a computer shows them itself. */
async function begin() {
  const registration = await startWorker().catch(() => null)
  if (registration) hearClicks(registration, (data, led) => hear(data, led))
  return registration
}

function showFromPage(title: string, { data, ...rest }: Push) {
  const push = new Notification(title, { ...rest, data })
  ofThisPage.add(push)
  push.addEventListener('close', () => ofThisPage.delete(push))
  push.addEventListener('click', () => {
    push.close()
    window.focus()
    hear(data, false)
  })
}

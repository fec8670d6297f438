import { findWorker, listenForClicks, startWorker } from './worker'

/** What the browser says about showing pushes of the portal; `unsupported` where it shows none at all. */
export type PushPermission = 'unsupported' | NotificationPermission

/** One message of the browser beside the page. */
export type Push = {
  /** A push with the tag of one that is shown takes its place. */
  tag: string
  title: string
  body: string
  /** BCP 47 tag of its texts. */
  lang: string
  /** When it happened, in milliseconds. */
  timestamp: number
  /** Comes back with the click. `address` is relative to the portal: a click that finds no page opens one there. */
  data: { address: string | null }
}

/**
 * Called with the data of the push that was clicked, in the page that the click leads to. `navigated`: the browser
 * opened that page for it, at the push's address.
 */
export type PushClickListener = (data: unknown, navigated: boolean) => void

let started: Promise<ServiceWorkerRegistration | null> | null = null
let onClick: PushClickListener = () => undefined

/** Pushes without a worker live and go with their page. */
const pushesOfPage = new Set<Notification>()

/** Whether the browser would show a push now. */
export function pushPermission(): PushPermission {
  return 'Notification' in globalThis ? Notification.permission : 'unsupported'
}

/** Asks the person, in the browser's own words. Browsers want a click to have come before. */
export function askPushPermission(): Promise<PushPermission> {
  return 'Notification' in globalThis ? Notification.requestPermission() : Promise.resolve('unsupported')
}

/** Gets ready to show pushes and to receive the clicks on them; a second call only replaces the listener. */
export async function startPushes(listener: PushClickListener): Promise<void> {
  onClick = listener
  started ??= start()
  await started
}

/** Shows a push, or puts it in the place of the one with its tag. */
export async function showPush(push: Push): Promise<void> {
  const registration = await started
  const { title, ...rest } = push
  if (registration) return registration.showNotification(title, rest as NotificationOptions)
  showFromPage(title, push)
}

/** Closes the pushes for whose data `shouldClose` holds, whichever page of the portal shows them. */
export async function closePushes(shouldClose: (data: unknown) => boolean): Promise<void> {
  const shown = (await (await findWorker())?.getNotifications()) ?? []
  for (const push of [...shown, ...pushesOfPage]) if (shouldClose(push.data)) push.close()
}

/** Where a worker is not to be had, as in some private windows, a page on a computer shows them itself. */
async function start() {
  const registration = await startWorker().catch(() => null)
  if (registration) listenForClicks(registration, (data, navigated) => onClick(data, navigated))
  return registration
}

function showFromPage(title: string, { data, ...rest }: Push) {
  const push = new Notification(title, { ...rest, data })
  pushesOfPage.add(push)
  push.addEventListener('close', () => pushesOfPage.delete(push))
  push.addEventListener('click', () => {
    push.close()
    window.focus()
    onClick(data, false)
  })
}

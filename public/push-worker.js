/*
 * What the browser runs when somebody clicks a push of the portal: phones show pushes only through a worker, and a click may come when no page is left.
 * It answers no requests and keeps nothing: no fetch handler, no cache.
 */

/** The last click and whether a page was opened for it, until one says that it has heard of it: one that is still loading listens too late. */
let unheard = null

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(lead(event.notification.data))
})

self.addEventListener('message', (event) => {
  if (event.data?.type === 'heard') unheard = null
  else if (event.data?.type === 'listening' && unheard !== null) tell(event.source)
})

/** To a page of the portal that is there, the one last used first; else to a new one at the address. */
async function lead(data) {
  unheard = { data, led: false }
  const { scope } = self.registration
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = windows.find(({ url }) => url.startsWith(scope))
  if (page === undefined) {
    unheard.led = true
    await self.clients.openWindow(new URL(data.address ?? '.', scope).href)
    return
  }
  // Browsers refuse the focus to a click that they do not believe in; the page is told all the same.
  await page.focus().catch(() => undefined)
  tell(page)
}

function tell(page) {
  page.postMessage({ type: 'pushClicked', scope: self.registration.scope, ...unheard })
}

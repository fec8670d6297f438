/*
 * Runs in the browser when a push of the portal is clicked: phones show pushes only through a worker, and a click may
 * come when no page is left. It answers no requests and keeps nothing: no fetch handler, no cache.
 */

/**
 * The last click and whether a page was opened for it (`led`), until a page confirms it: one that is still loading
 * misses the first message.
 */
let unconfirmed = null

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(event.notification.data))
})

self.addEventListener('message', (event) => {
  if (event.data?.type === 'heard') unconfirmed = null
  else if (event.data?.type === 'listening' && unconfirmed !== null) sendClick(event.source)
})

/** Leads to the page of the portal that was used last; without one, to a new page at the address. */
async function openPage(data) {
  unconfirmed = { data, led: false }
  const { scope } = self.registration
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = windows.find(({ url }) => url.startsWith(scope))
  if (page === undefined) {
    unconfirmed.led = true
    const { href } = new URL(data.address ?? '.', scope)
    // The browser kept the address, perhaps for long: one outside of the portal leads to the portal itself.
    await self.clients.openWindow(href.startsWith(scope) ? href : scope)
    return
  }
  // Browsers refuse the focus to a click that they do not trust; the page receives it all the same.
  await page.focus().catch(() => undefined)
  sendClick(page)
}

function sendClick(page) {
  page.postMessage({ type: 'pushClicked', scope: self.registration.scope, ...unconfirmed })
}

import { expect, type Page, type Request } from '@playwright/test'

/**
 * Watches the calls to the server from now on. Time must not jump over one that is on its way: the page would take it
 * for one without an answer.
 */
export function watchCalls(page: Page): { answered: () => Promise<void> } {
  const open = new Set<Request>()
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.includes('/api/')) open.add(request)
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return { answered: () => expect.poll(() => open.size, 'every call has its answer').toBe(0) }
}

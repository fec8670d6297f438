import type { Page } from '@playwright/test'
import { consequences } from './consequences.ts'

/** What an ended session writes to the console. */
export const { sessionEnded } = consequences

/**
 * Lets the session run out in the moment in which the page makes a call, so that this call is the one that meets the
 * end of it,
 * and not one that a page at rest makes by itself. The server keeps silent about it.
 */
export async function expireWith(page: Page, method: string, address: RegExp): Promise<void> {
  let expired = false
  await page.route(address, async (route) => {
    if (expired || route.request().method() !== method) return route.fallback()
    expired = true
    // The browser adds its cookies when the call goes on.
    await page.context().clearCookies({ name: 'portal-session' })
    await route.continue()
  })
}

import type { Browser, Page } from 'playwright'
import { servePortal } from '../../scripts/test-servers.ts'
import type { SeedName } from '../../mock-server/state/seed-names.ts'
import { MockClient } from '../support/mock-client.ts'

/** Measures on a page of the built portal in a world whose time stands still, with somebody signed in. */
export async function onPortal<Found>(
  browser: Browser,
  seed: SeedName,
  measure: (page: Page, portalUrl: string) => Promise<Found>,
): Promise<Found> {
  const portal = await servePortal('/')
  const world = `bench-${seed}`
  await new MockClient(portal.url, world).reset(seed, { frozen: true })
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
  await context.addCookies([{ name: 'mock-world', value: world, url: portal.url }])
  const page = await context.newPage()
  await page.goto(`${portal.url}login`)
  await page.getByLabel('User name').fill('giulia.riva')
  await page.getByLabel('Password', { exact: true }).fill('Meridiana!2026')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('article').first().waitFor()
  const found = await measure(page, portal.url)
  await context.close()
  await portal.close()
  return found
}

import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'
import type { SeedName } from '../../mock-server/state/seed-names.ts'
import { failedRequest, handedOver, realtimeLost, socketFailed } from './consequences.ts'
import { enterWorld, signInByCall } from './enter-world.ts'
import { Guards } from './guards.ts'
import { MockClient } from './mock-client.ts'
import { password, people } from './people.ts'

export { expect, failedRequest, handedOver, realtimeLost, socketFailed }

type PortalOptions = {
  /** What the world of the test begins with. */
  seed: SeedName
}

type PortalFixtures = {
  /** Name of the world that this test has for itself. */
  world: string
  /** Changes that world from outside. */
  mock: MockClient
  /** What may go wrong without failing the test. */
  guards: Guards
  /** A further browser in the same world: another device of the same person, or another person. */
  openBrowser: (options?: { locale?: string }) => Promise<BrowserContext>
  /** Signs in by the API, without the form; the next page begins signed in. */
  signIn: (userName?: string, context?: BrowserContext) => Promise<void>
}

/**
 * Every test has a world of its own, and fails by itself when the content policy is violated, an error is uncaught or
 * written to the console without being announced, or a request leaves for another host.
 */
export const test = base.extend<PortalOptions & PortalFixtures>({
  seed: ['default', { option: true }],

  // Playwright wants the first parameter taken apart, also when nothing is needed of it.
  world: async ({ browserName: _browserName }, provide, { testId, repeatEachIndex, retry }) => {
    await provide(`test-${testId}-${repeatEachIndex}-${retry}`)
  },

  mock: async ({ world, seed, baseURL, guards }, provide) => {
    const mock = new MockClient(portalUrlOf(baseURL), world, (...patterns) => guards.announce(...patterns))
    await mock.reset(seed)
    await provide(mock)
    await mock.remove()
  },

  guards: [
    async ({ baseURL }, provide) => {
      const guards = new Guards(portalUrlOf(baseURL))
      await provide(guards)
      expect(guards.problems(), 'what nobody announced').toEqual([])
    },
    { auto: true },
  ],

  // The world is named before the context, so that it goes after the last page has closed.
  context: async ({ mock: _mock, context, world, guards, baseURL }, provide) => {
    await enterWorld(context, world, guards, portalUrlOf(baseURL))
    await provide(context)
    await guards.atRest()
  },

  // Answers that a test rewrites may still be on their way when it is done.
  page: async ({ page, guards }, provide) => {
    await provide(page)
    await guards.atRest()
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
  },

  openBrowser: async ({ mock: _mock, browser, world, guards, baseURL, locale, timezoneId, viewport }, provide) => {
    const opened: BrowserContext[] = []
    await provide(async (options) => {
      const context = await browser.newContext({
        ...(baseURL !== undefined && { baseURL }),
        ...(locale !== undefined && { locale }),
        ...(timezoneId !== undefined && { timezoneId }),
        viewport,
        ...options,
      })
      opened.push(context)
      await enterWorld(context, world, guards, portalUrlOf(baseURL))
      return context
    })
    await guards.atRest()
    for (const context of opened) await context.close()
  },

  signIn: async ({ context: own, baseURL }, provide) => {
    const portalUrl = portalUrlOf(baseURL)
    await provide((userName = people.employee.userName, context = own) => signInByCall(context, portalUrl, userName))
  },
})

/** Signs in as a person does, in the form that the page shows. */
export async function signInByHand(page: Page, userName: string = people.employee.userName, secret = password) {
  await page.getByRole('textbox', { name: 'User name' }).fill(userName)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

function portalUrlOf(baseURL: string | undefined): string {
  if (baseURL === undefined) throw new Error('The portal has no address: run the suite by its script.')
  return baseURL
}

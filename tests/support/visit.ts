import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright'
import type { SeedName } from '../../mock-server/state/seed-names.ts'
import { enterWorld, signInByCall } from './enter-world.ts'
import { Guards } from './guards.ts'
import { MockClient } from './mock-client.ts'

/** Where a visit begins. */
export interface VisitStart {
  portalUrl: string
  /** Name of a world that nobody else is in. */
  world: string
  seed: SeedName
  /** Who is signed in. */
  userName: string | null
  options?: BrowserContextOptions
}

/** A person's browser in a world of its own. */
export interface Visit {
  context: BrowserContext
  mock: MockClient
  guards: Guards
  /** Closes the browser and lets the world go. */
  leave: () => Promise<void>
}

/** Opens the portal for scripts that drive the browser themselves, as the fixtures of `portal.ts` do for tests. */
export async function beginVisit(
  browser: Browser,
  { portalUrl, world, seed, userName, options }: VisitStart,
): Promise<Visit> {
  const guards = new Guards(portalUrl)
  const mock = new MockClient(portalUrl, world, (...patterns) => guards.announce(...patterns))
  await mock.reset(seed)
  const context = await browser.newContext({ baseURL: portalUrl, timezoneId: 'Europe/Rome', ...options })
  await enterWorld(context, world, guards, portalUrl)
  if (userName !== null) await signInByCall(context, portalUrl, userName)
  const leave = async () => {
    await context.close()
    await mock.remove()
  }
  return { context, mock, guards, leave }
}

import type { BrowserContext } from '@playwright/test'
import type { Guards } from './guards.ts'
import { password } from './people.ts'
import { rememberSignedIn } from './signed-in-hint.ts'

/** Lets a browser into a world of the mock, and its pages be watched. */
export async function enterWorld(
  context: BrowserContext,
  world: string,
  guards: Guards,
  portalUrl: string,
): Promise<void> {
  await guards.watch(context)
  await context.addCookies([{ name: 'mock-world', value: world, url: new URL(portalUrl).origin }])
}

/** Signs in by the API, without the form; the next page of this browser begins signed in. */
export async function signInByCall(context: BrowserContext, portalUrl: string, userName: string): Promise<void> {
  const response = await context.request.post(new URL('api/core/auth/sign-in', portalUrl).href, {
    // Writes are taken from the portal's own origin alone.
    headers: { origin: new URL(portalUrl).origin },
    data: { userName, password },
  })
  if (response.status() !== 200) throw new Error(`Signing in as ${userName}: ${await response.text()}`)
  await rememberSignedIn(context, portalUrl)
}

import type { BrowserContext } from '@playwright/test'

/**
 * Leaves the hint by which the portal knows before the first answer that somebody is signed in. The key is the one of
 * src/shared/storage.
 */
export async function rememberSignedIn(context: BrowserContext, portalUrl: string): Promise<void> {
  const { origin } = new URL(portalUrl)
  const { cookies, origins } = await context.storageState()
  const others = origins.filter((entry) => entry.origin !== origin)
  const localStorage = origins.find((entry) => entry.origin === origin)?.localStorage ?? []
  await context.setStorageState({
    cookies,
    origins: [...others, { origin, localStorage: [...localStorage, { name: 'signedIn', value: 'true' }] }],
  })
}

import { devices, type Page } from '@playwright/test'
import { feedOf } from '../support/feed.ts'
import { expect, signInByHand, test } from '../support/portal.ts'

const stores = {
  ios: 'https://apps.apple.com/app/id1',
  android: 'https://play.google.com/store/apps/details?id=example.portal',
  generic: 'https://meridiana.example/app',
}

const kaiOs = 'Mozilla/5.0 (Mobile; Nokia_8110_4G; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5'
const title = 'Meridiana has an app'

/** Lets the server name addresses of the app, or none. */
async function configure(page: Page, mobileAppDownloadUrl: Record<keyof typeof stores, string | null>) {
  await page.route(/\/core\/settings\/environment$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...((await response.json()) as object), mobileAppDownloadUrl } })
  })
}

for (const [name, userAgent, href] of [
  ['an iPhone', devices['iPhone 15'].userAgent, stores.ios],
  ['an Android phone', devices['Pixel 7'].userAgent, stores.android],
  ['another phone', kaiOs, stores.generic],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({ userAgent, isMobile: true, viewport: { width: 390, height: 844 } })

    test('the app of its store is offered, and the browser is remembered', async ({ page }) => {
      await configure(page, stores)
      await page.goto('./search-v2?q=press')
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Get the app' })).toHaveAttribute('href', href)
      await page.getByRole('button', { name: 'Continue in the browser' }).click()
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
      await expect(page).toHaveURL(/\/login\?from=%2Fsearch-v2%3Fq%3Dpress$/)
      await page.reload()
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
      await expect(page.getByText(title)).toHaveCount(0)
      await signInByHand(page)
      await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible()
    })
  })
}

test.describe('on a phone', () => {
  test.use({ userAgent: devices['Pixel 7'].userAgent, isMobile: true, viewport: { width: 390, height: 844 } })

  test('nothing is asked where no app is configured', async ({ page, signIn }) => {
    await configure(page, { ios: null, android: null, generic: null })
    await signIn()
    await page.goto('./')
    await expect(feedOf(page)).toBeVisible()
  })

  test('somebody who comes back from a sign-in elsewhere is not held up', async ({ page }) => {
    await configure(page, stores)
    await page.goto('./external-auth-redirect/xr-9Qm4ze')
    await expect(feedOf(page)).toBeVisible()
  })
})

for (const [name, userAgent, viewport] of [
  ['a desktop in a narrow window', undefined, { width: 390, height: 844 }],
  ['a desktop', undefined, { width: 1440, height: 900 }],
  ['a tablet', devices['Galaxy Tab S4'].userAgent, { width: 712, height: 1138 }],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport, ...(userAgent !== undefined && { userAgent }) })

    test('no app is offered', async ({ page }) => {
      await configure(page, stores)
      await page.goto('./login')
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
      await expect(page.getByText(title)).toHaveCount(0)
    })
  })
}

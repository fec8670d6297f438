import { devices, type Page } from '@playwright/test'
import { feedOf } from '../support/feed.ts'
import { expect, signInByHand, test } from '../support/portal.ts'

const stores = {
  ios: 'https://apps.apple.com/app/id1',
  android: 'https://play.google.com/store/apps/details?id=example.portal',
  generic: 'https://meridiana.example/app',
}

const title = 'Meridiana has an app'

/** Lets the server name addresses of the app, or none. */
async function configure(page: Page, mobileAppDownloadUrl: Record<keyof typeof stores, string | null>) {
  await page.route(/\/core\/settings\/environment$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...((await response.json()) as object), mobileAppDownloadUrl } })
  })
}

const phone = { isMobile: true, viewport: { width: 390, height: 844 } }

test.describe('on an Android phone', () => {
  test.use({ ...phone, userAgent: devices['Pixel 7'].userAgent })

  test('the app of its store is offered, and the browser is remembered', async ({ page }) => {
    await configure(page, stores)
    await page.goto('./search-v2?q=press')
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Get the app' })).toHaveAttribute('href', stores.android)
    await page.getByRole('button', { name: 'Continue in the browser' }).click()
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await expect(page).toHaveURL(/\/login\?from=%2Fsearch-v2%3Fq%3Dpress$/)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await expect(page.getByText(title)).toHaveCount(0)
    await signInByHand(page)
    await expect(page.getByRole('heading', { level: 1, name: /results in/ })).toBeVisible()
  })

  test('nobody is held up who comes back from a sign-in elsewhere, or where no app is configured', async ({ page }) => {
    await configure(page, stores)
    await page.goto('./external-auth-redirect/xr-9Qm4ze')
    await expect(feedOf(page)).toBeVisible()
    await page.unrouteAll()
    await configure(page, { ios: null, android: null, generic: null })
    await page.goto('./')
    await expect(feedOf(page)).toBeVisible()
  })
})

test.describe('in a narrow window of a desktop', () => {
  test.use({ viewport: phone.viewport })

  test('no app is offered', async ({ page }) => {
    await configure(page, stores)
    await page.goto('./login')
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await expect(page.getByText(title)).toHaveCount(0)
  })
})

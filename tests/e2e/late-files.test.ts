import type { Page } from '@playwright/test'
import { cardOf, feedOf, lineFour } from '../support/feed.ts'
import { expect, failedRequest, realtimeLost, test } from '../support/portal.ts'

/** Loses the files that come after the first screen. */
async function loseLateFiles(page: Page): Promise<Set<string>> {
  const lost = new Set<string>()
  await page.route(/\/assets\/.*\.(?:js|css)$/, (route) => {
    const address = route.request().url()
    if (route.request().resourceType() !== 'fetch') return route.fallback()
    lost.add(/assets\/([\w.]+)/.exec(address)?.[1] ?? address)
    return route.abort('internetdisconnected')
  })
  return lost
}

test.beforeEach(async ({ signIn, guards }) => {
  guards.announce(failedRequest, realtimeLost)
  await signIn()
})

test('the feed can be read to the end of its page although the file that windows it does not come', async ({
  page,
}) => {
  const lost = await loseLateFiles(page)
  await page.goto('./')
  await expect(cardOf(page, lineFour)).toBeVisible()
  await page.mouse.wheel(0, 400)
  await expect.poll(() => [...lost]).toContain('rest')
  await expect(feedOf(page).getByRole('article')).toHaveCount(20)
  await feedOf(page).getByRole('article').last().scrollIntoViewIfNeeded()
  await expect(feedOf(page).getByRole('article').last()).toBeInViewport()

  await page.unroute(/\/assets\/.*\.(?:js|css)$/)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  // With the file, only the cards near the window stay in the document.
  await expect.poll(() => feedOf(page).getByRole('article').count()).toBeLessThan(20)
})

for (const width of [390, 1440]) {
  test(`a screen that breaks says so in plain words and can be tried again, ${width} px wide`, async ({
    page,
    guards,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    guards.announce(/broken on purpose/)
    // A file that nothing but this screen needs: others are fetched by the tools of the frame when the page is quiet.
    await page.route(/\/people-[^/]*\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken on purpose")' }),
    )
    await page.goto('./people')
    // The place of tips is an alert too.
    const broken = page.getByRole('alert').filter({ hasText: 'This part of the page stopped working' })
    await expect(broken).toBeVisible()

    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
  })
}

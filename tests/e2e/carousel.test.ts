import type { Locator } from '@playwright/test'
import { withConfiguration, withShortTimeouts } from '../support/document.ts'
import { noAnswer } from '../support/failures.ts'
import { feedOf } from '../support/feed.ts'
import { expect, test } from '../support/portal.ts'
import { tipsOf } from '../support/shell.ts'

test.use({ seed: 'carousel' })

/** The words of a slide, counted from one. */
const slideOf = (layer: Locator, number: number) => layer.getByRole('group', { name: new RegExp(`^${number} of `) })

/** Where the picture of a slide is, seen from its words. */
async function picturePlace(layer: Locator, number: number): Promise<'above' | 'beside' | 'elsewhere'> {
  const words = await slideOf(layer, number).boundingBox()
  const picture = await layer
    .locator('img')
    .nth(number - 1)
    .boundingBox()
  if (!words || !picture) return 'elsewhere'
  if (picture.x + picture.width <= words.x + 1) return 'beside'
  return picture.y + picture.height <= words.y + 1 ? 'above' : 'elsewhere'
}

test('the introduction fills the window, leads to its end, and does not come again', async ({ page, signIn }) => {
  await signIn()
  await page.goto('./')
  const layer = page.getByRole('dialog', { name: 'Introduction' })
  await expect(layer).toBeVisible()
  const dots = layer.getByRole('group', { name: 'Choose a slide' }).getByRole('button')
  const count = await dots.count()
  for (const width of [390, 1440])
    await test.step(`${width} px wide`, async () => {
      await page.setViewportSize({ width, height: 844 })
      await expect.poll(() => layer.boundingBox()).toEqual({ x: 0, y: 0, width, height: 844 })
      await expect(layer.getByRole('heading', { name: 'Welcome to Meridiana' })).toBeVisible()
      await expect(slideOf(layer, 1)).toContainText('What happens at seven sites')
      await expect
        .poll(() =>
          layer
            .locator('img')
            .first()
            .evaluate((picture: HTMLImageElement) => picture.naturalWidth),
        )
        .toBeGreaterThan(0)
      await expect(layer.locator('> *')).toHaveCSS('border-radius', '0px')
      await expect(slideOf(layer, 1).locator('..')).toHaveCSS('transition-duration', '0.5s')
      // Side by side where there is room for it.
      await expect.poll(() => picturePlace(layer, 1)).toBe(width < 560 ? 'above' : 'beside')
      await dots.nth(1).click()
      await expect(layer.getByRole('heading', { name: 'Ask the assistant' })).toBeVisible()
      await page.keyboard.press('ArrowLeft')
      await expect(slideOf(layer, 1)).toBeInViewport({ ratio: 1 })
      // The last one is to stand below its picture, whatever the width.
      await dots.last().click()
      await expect.poll(() => picturePlace(layer, count)).toBe('above')
      await dots.nth(1).click()
      await dots.first().click()
    })
  await dots.nth(1).click()
  const next = layer.getByRole('button').last()
  for (let slide = 1; slide < count; slide += 1) await next.click()
  await expect(layer).toHaveCount(0)
  await page.reload()
  await expect(feedOf(page)).toBeVisible()
  // What comes over the first screen has come with the tips.
  await expect(tipsOf(page)).toBeAttached()
  await expect(layer).toHaveCount(0)
  const seen = await page.evaluate(() => JSON.parse(localStorage.getItem('carousel') ?? 'null') as unknown)
  expect(Object.values(seen as object)).toEqual([true])
})

test('the arrow keys lead through the introduction wherever a key or a click has left the focus', async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.goto('./')
  const layer = page.getByRole('dialog', { name: 'Introduction' })
  const skip = layer.getByRole('button', { name: 'Skip' })
  await expect(skip).toBeVisible()
  const last = await layer.getByRole('group', { name: 'Choose a slide' }).getByRole('button').count()
  for (let presses = 0; presses < 10; presses += 1) {
    if (await skip.evaluate((button) => button === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(skip).toBeFocused()
  for (let slide = 1; slide < last; slide += 1) await page.keyboard.press('ArrowRight')
  // Skip is gone, and its focus with it: the focus is where the introduction ends.
  await expect(layer.getByRole('button').last()).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(slideOf(layer, last - 1)).toBeInViewport({ ratio: 1 })

  for (let slide = last - 1; slide > 1; slide -= 1) await page.keyboard.press('ArrowLeft')
  await expect(slideOf(layer, 1)).toBeInViewport({ ratio: 1 })
  await layer.locator('img').first().click()
  await page.keyboard.press('ArrowRight')
  await expect(slideOf(layer, 2)).toBeInViewport({ ratio: 1 })
  await slideOf(layer, 2).getByRole('heading').click()
  await page.keyboard.press('ArrowLeft')
  await expect(slideOf(layer, 1)).toBeInViewport({ ratio: 1 })
  // Skipped by Escape it counts as seen.
  await page.keyboard.press('Escape')
  await expect(layer).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('carousel'))).toContain('true')
})

test('an introduction that is broken or cannot be had is passed over in silence, and tried again at the next start', async ({
  page,
  signIn,
  mock,
}) => {
  await withShortTimeouts(page)
  await signIn()
  const asked = '**/communication/settings/info-carousel'
  await page.route(asked, (route) => route.fulfill({ json: { config: '{"slides":[' } }))
  const answer = page.waitForResponse(asked)
  await page.goto('./')
  await (await answer).finished()
  await expect(feedOf(page)).toBeVisible()
  await expect(tipsOf(page)).toBeAttached()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('carousel') ?? '')).not.toContain('true')
  await page.unroute(asked)
  for (const [kind, options] of [['status', { status: 500 }], noAnswer] as const) {
    await page.evaluate(() => localStorage.removeItem('carousel'))
    await mock.fail('getInfoCarousel', kind, options)
    await page.goto('./')
    await expect(feedOf(page)).toBeVisible()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('carousel')), kind).toContain('false')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
    await mock.clearFaults()
  }
  await page.reload()
  await expect(page.getByRole('dialog', { name: 'Introduction' })).toBeVisible()
})

test('it is not shown on a route that the configuration names, on an error page and at sign-in', async ({
  page,
  context,
  signIn,
  mock,
}) => {
  await withConfiguration(context, (configuration) => ({ ...configuration, carouselHiddenRoutes: ['people'] }))
  await signIn()
  for (const address of ['people', 'error/page-not-found', 'login/password-forgot']) {
    await page.goto(`./${address}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(tipsOf(page)).toBeAttached()
    expect(page.url()).toContain(address)
  }
  expect(await mock.requests({ operationId: 'getInfoCarousel' })).toHaveLength(0)
  // It was there to be had all the time.
  await page.goto('./')
  await expect(page.getByRole('dialog', { name: 'Introduction' })).toBeVisible()
})

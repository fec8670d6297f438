import type { Page } from '@playwright/test'
import { atRest, feedOf } from '../support/feed.ts'
import { expect, test } from '../support/portal.ts'

for (const width of [390, 1440]) {
  test.describe(`in a window of ${width} px,`, () => {
    test.use({ viewport: { width, height: 700 } })
    test.beforeEach(async ({ signIn }) => signIn())

    test('a navigation sets the title, begins at the top, says so, and puts the focus on the heading', async ({
      page,
    }) => {
      await openFeed(page)
      await overlaysReady(page)
      await scrollPage(page, 1_200)
      const { link, title } = await linkInView(page)
      await link.click()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page).toHaveTitle(new RegExp(`${escaped(title)} · Meridiana$`))
      await expect(page.getByRole('status').filter({ hasText: title })).toBeAttached()
      await expect(page.locator('main:focus, main h1:focus')).toHaveCount(1)
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
    })

    test('the way back from a post ends at its card, with the focus on it, and its title is said', async ({ page }) => {
      await openFeed(page)
      await overlaysReady(page)
      await scrollPage(page, 1_200)
      const { link, title } = await linkInView(page)
      await link.focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await page.goBack()
      const card = feedOf(page).getByRole('article').filter({ hasText: title })
      await expect(card.getByRole('heading', { name: title })).toBeInViewport()
      await expect(card.locator('a:focus')).toHaveCount(1)
      await expect(page).toHaveTitle(/Home · Meridiana$/)
    })

    test('the way back to a long post ends where one was, with the focus on the link that led away', async ({
      page,
    }) => {
      await page.goto('./post/p-1042')
      const away = page.getByRole('banner').getByRole('link').first()
      await expect(page.getByRole('list', { name: 'Conversation' })).toContainText('Did the drift show')
      await overlaysReady(page)
      await scrollPage(page, 800)
      await away.focus()
      const place = await page.evaluate(() => window.scrollY)
      await page.keyboard.press('Enter')
      await expect(feedOf(page).getByRole('article').first()).toBeVisible()
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
      await page.goBack()
      await expect(page.getByRole('list', { name: 'Conversation' })).toContainText('Did the drift show')
      await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(60)
      expect(place).toBeGreaterThan(0)
      await expect(away).toBeFocused()
    })
  })
}

async function openFeed(page: Page) {
  await page.goto('./')
  await expect(feedOf(page).getByRole('article').first()).toBeVisible()
}

/** What remembers places comes with the overlays, when the page is quiet. */
async function overlaysReady(page: Page) {
  await expect(page.getByRole('region', { name: 'Portal messages' })).toBeAttached()
}

/** Turns the wheel until the page has gone this far and stands still. */
async function scrollPage(page: Page, least: number) {
  await expect(async () => {
    await page.mouse.move((page.viewportSize()?.width ?? 0) / 2, 400)
    await page.mouse.wheel(0, least)
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(least)
  }).toPass()
  await atRest(() => page.evaluate(() => window.scrollY))
}

/** The first title that is wholly in view. */
async function linkInView(page: Page) {
  const links = feedOf(page).getByRole('article').getByRole('heading').getByRole('link')
  const title = await links.evaluateAll(
    (all) =>
      all.find((link) => {
        const { top, bottom } = link.getBoundingClientRect()
        return top > 120 && bottom < window.innerHeight - 120
      })?.textContent ?? '',
  )
  expect(title).not.toBe('')
  return { title, link: links.filter({ hasText: title }).first() }
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

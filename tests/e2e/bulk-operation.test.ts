import type { MockClient } from '../support/mock-client.ts'
import { bulkBannerOf, dockOf } from '../support/dock.ts'
import { feedOf } from '../support/feed.ts'
import { expect, failAs, handedOver, test } from '../support/portal.ts'
import { tipsOf } from '../support/shell.ts'

const ASKED = 'getLastUnreadBulkTransition'
/** More world time than the operation of the seed takes. */
const TO_THE_END_MS = 60_000

const asked = async (mock: MockClient) => (await mock.requests({ operationId: ASKED })).length

test.describe('while nothing runs', () => {
  test('the portal asks once and shows no banner', async ({ page, mock, signIn }) => {
    await signIn()
    await page.goto('./')
    await expect(feedOf(page)).toBeVisible()
    await expect.poll(() => asked(mock)).toBe(1)
    await page.waitForTimeout(4_500)
    expect(await asked(mock)).toBe(1)
    await expect(bulkBannerOf(page)).toHaveCount(0)
  })
})

test.describe('with an operation', () => {
  test.use({ seed: 'bulk-running' })

  test.beforeEach(async ({ mock, signIn, page }) => {
    // It stands still until a test lets time pass.
    await mock.reset('bulk-running', { frozen: true })
    await signIn()
    await page.goto('./')
    await expect(bulkBannerOf(page)).toBeVisible()
  })

  test('the banner is 488 px wide at the right edge, expanded, and tells what is done, failed and waiting', async ({
    page,
  }) => {
    const banner = bulkBannerOf(page)
    await expect(banner).toHaveAccessibleName('Moving 48 posts to Approved')
    await expect(banner.getByRole('button', { name: 'Moving 48 posts to Approved' })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
    await expect(banner.getByText(/^\d+ done$/)).toBeVisible()
    await expect(banner.getByText(/^\d+ failed$/)).toBeVisible()
    await expect(banner.getByText(/^\d+ waiting$/)).toBeVisible()
    await expect(banner.getByRole('progressbar')).toBeVisible()
    await expect(banner.getByRole('button', { name: 'Close the banner' })).toBeDisabled()
    await expect.poll(async () => Math.round((await banner.boundingBox())?.width ?? 0)).toBe(488)
    await expect(banner).toHaveCSS('transition-duration', '0.15s')
  })

  test('the portal asks every two seconds while it runs, and stops when it has finished', async ({ page, mock }) => {
    await mock.forgetRequests()
    await page.waitForTimeout(6_400)
    const during = await asked(mock)
    expect(during).toBeGreaterThanOrEqual(2)
    expect(during).toBeLessThanOrEqual(4)
    await mock.advanceClock(TO_THE_END_MS)
    await expect(bulkBannerOf(page)).toHaveAccessibleName(/^\d+ of 48 posts moved to Approved$/)
    await mock.forgetRequests()
    await page.waitForTimeout(4_500)
    expect(await asked(mock)).toBe(0)
  })

  test('the banner can be collapsed by hand, and expands by itself when the operation finishes', async ({
    page,
    mock,
  }) => {
    const head = bulkBannerOf(page).getByRole('button', { name: /to Approved$/ })
    await head.click()
    await expect(head).toHaveAttribute('aria-expanded', 'false')
    await mock.advanceClock(TO_THE_END_MS)
    await expect(bulkBannerOf(page)).toHaveAccessibleName(/moved to Approved$/)
    await expect(head).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByRole('status').filter({ hasText: /moved to Approved$/ })).toHaveCount(1)
  })

  test('cancelling is asked about: a no sends nothing, a yes stops it', async ({ page, mock }) => {
    const cancel = bulkBannerOf(page).getByRole('button', { name: 'Cancel operations' })
    await cancel.click()
    const question = page.getByRole('alertdialog', { name: 'Cancel what is left?' })
    await question.getByRole('button', { name: 'Let it go on' }).click()
    await expect(question).toHaveCount(0)
    expect(await mock.requests({ operationId: 'abortBulkTransition' })).toHaveLength(0)

    await cancel.click()
    await question.getByRole('button', { name: 'Cancel operations' }).click()
    await expect(dockOf(page).getByRole('group', { name: /^Cancelled after \d+ of 48 posts/ })).toBeVisible()
    await expect(dockOf(page).getByText(/^\d+ not touched$/)).toBeVisible()
    expect(await mock.requests({ operationId: 'abortBulkTransition' })).toHaveLength(1)
  })

  test('cancelling that the server refuses is told by the standard notification, and can be tried again', async ({
    page,
    mock,
    guards,
  }) => {
    guards.announce(/the bulk operation/)
    await failAs({ mock, guards }, 'abortBulkTransition', 'status', { status: 500 })
    const cancel = bulkBannerOf(page).getByRole('button', { name: 'Cancel operations' })
    await cancel.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel operations' }).click()
    await expect(tipsOf(page).getByRole('alert')).toBeVisible()
    await expect(cancel).toBeEnabled()
  })

  test('closing acknowledges it in every tab, and it does not come back', async ({ page, context, mock }) => {
    const other = await context.newPage()
    await other.goto('./')
    await expect(bulkBannerOf(other)).toBeVisible()
    await mock.advanceClock(TO_THE_END_MS)
    await page.bringToFront()
    await expect(bulkBannerOf(page)).toHaveAccessibleName(/moved to Approved$/)
    await bulkBannerOf(page).getByRole('button', { name: 'Close the banner' }).click()
    await expect(bulkBannerOf(page)).toHaveCount(0)
    await expect(bulkBannerOf(other)).toHaveCount(0)
    expect(await mock.requests({ operationId: 'markBulkTransitionAsRead' })).toHaveLength(1)
    await page.reload()
    await expect(feedOf(page)).toBeVisible()
    await page.waitForTimeout(1_500)
    await expect(bulkBannerOf(page)).toHaveCount(0)
  })

  test('the report lists the failures first with their reasons, and tries only them again', async ({ page, mock }) => {
    await mock.advanceClock(TO_THE_END_MS)
    await bulkBannerOf(page).getByRole('link', { name: 'Go to report' }).click()
    await expect(page).toHaveURL(/\/bulk-workflow-transition\?operationId=[\w-]+$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Report of a bulk change' })).toBeVisible()
    await expect(bulkBannerOf(page)).toHaveCount(0)
    expect(await mock.requests({ operationId: 'markBulkTransitionAsRead' })).toHaveLength(1)

    const sections = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect(sections).toHaveText([
      /^45 of 48 posts moved to Approved$/,
      /^3 posts could not be moved$/,
      /^45 posts were moved$/,
    ])
    const failures = page.getByRole('region', { name: '3 posts could not be moved' })
    await expect(failures.getByRole('listitem')).toHaveCount(3)
    await expect(failures.getByText('The field “Responsible” is empty.')).toBeVisible()

    await page.getByRole('button', { name: 'Retry only the 3 that failed' }).click()
    await expect(bulkBannerOf(page)).toHaveAccessibleName('Moving 3 posts to Approved')
    await expect(sections.filter({ hasText: 'Moving 3 posts to Approved' })).toBeVisible()
    await mock.advanceClock(TO_THE_END_MS)
    await expect(sections.filter({ hasText: '2 of 3 posts moved to Approved' })).toBeVisible()
  })

  test('the report of an operation that is not there says so', async ({ page, guards }) => {
    guards.announce(/^Failed to load resource/, handedOver)
    await page.goto('./bulk-workflow-transition?operationId=bulk-of-nobody')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Report of a bulk change' })).toHaveCount(0)
  })

  for (const width of [390, 1440]) {
    test(`neither the banner nor the report is wider than a window of ${width} px`, async ({ page, mock }) => {
      await page.setViewportSize({ width, height: 844 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      await mock.advanceClock(TO_THE_END_MS)
      await bulkBannerOf(page).getByRole('link', { name: 'Go to report' }).click()
      await expect(page.getByRole('button', { name: /^Retry only/ })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })
  }
})

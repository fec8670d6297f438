import type { Locator } from '@playwright/test'
import type { MockClient } from '../support/mock-client.ts'
import { bulkBannerOf, dockOf, finishBulkOperation, haltBulkOperation } from '../support/dock.ts'
import { shortenTimeouts, withShortTimeouts } from '../support/document.ts'
import { noAnswer } from '../support/failures.ts'
import { feedOf } from '../support/feed.ts'
import { goTo, tabTo } from '../support/keys.ts'
import { expect, test } from '../support/portal.ts'
import { look } from '../support/pushes.ts'
import { expectTip, tipsOf } from '../support/shell.ts'

/** One refusal and no answer at all; the portal tells no refusal from another here. */
const troubles = [['status', { status: 500 }], noAnswer] as const

const ASKED = 'getLastUnreadBulkTransition'
/** What the standard notification says. */
const refused = 'That did not work'
const unreachable = 'The server cannot be reached'

const asked = async (mock: MockClient) => (await mock.requests({ operationId: ASKED })).length

test.describe('with an operation that could not be asked for at the start', () => {
  test.use({ seed: 'bulk-running' })

  test('this is said, it is there when somebody comes back, and goes on after a question without an answer', async ({
    page,
    mock,
    signIn,
  }) => {
    await haltBulkOperation(mock)
    await signIn()
    await mock.fail(ASKED, 'status', { status: 500 })
    await page.goto('./')
    await expect(feedOf(page)).toBeVisible()
    await expectTip(page, refused)
    await expect(bulkBannerOf(page)).toHaveCount(0)
    await mock.clearFaults()
    await look(page, 'something else')
    await look(page, 'the page')
    await expect(bulkBannerOf(page)).toHaveAccessibleName('Moving 48 posts to Approved')

    await shortenTimeouts(page)
    await mock.fail(ASKED, 'never')
    await expectTip(page, unreachable)
    await expect(bulkBannerOf(page)).toHaveAccessibleName('Moving 48 posts to Approved')
    await mock.clearFaults()
    await finishBulkOperation({ page, mock })
  })
})

test.describe('with an operation', () => {
  test.use({ seed: 'bulk-running' })

  test.beforeEach(async ({ mock, signIn, page }) => {
    await haltBulkOperation(mock)
    await signIn()
    await page.goto('./')
    await expect(bulkBannerOf(page)).toBeVisible()
  })

  test('the banner tells how it goes, asks every two seconds, expands at the end, and is acknowledged in every tab', async ({
    page,
    context,
    mock,
  }) => {
    const banner = bulkBannerOf(page)
    await expect(banner).toHaveAccessibleName('Moving 48 posts to Approved')
    const head = banner.getByRole('button', { name: /to Approved$/ })
    await expect(head).toHaveAttribute('aria-expanded', 'true')
    for (const words of [/^\d+ done$/, /^\d+ failed$/, /^\d+ waiting$/])
      await expect(banner.getByText(words)).toBeVisible()
    await expect(banner.getByRole('progressbar')).toBeVisible()
    await expect(banner.getByRole('button', { name: 'Close the banner' })).toBeDisabled()
    await expect.poll(async () => Math.round((await banner.boundingBox())?.width ?? 0)).toBe(488)
    await expect(banner).toHaveCSS('transition-duration', '0.15s')
    for (const expanded of [false, true, false]) {
      await head.click()
      await expect(head).toHaveAttribute('aria-expanded', String(expanded))
    }

    // The pace of asking is held exactly in src/features/bulk-operation/model/bulk-operation.test.ts.
    await mock.forgetRequests()
    await expect.poll(() => asked(mock)).toBeGreaterThanOrEqual(2)

    const other = await context.newPage()
    await other.goto('./')
    await expect(bulkBannerOf(other)).toBeVisible()
    // A tab in front hears how it goes also when the tab that came first is in the back.
    await look(page, 'something else')
    await finishBulkOperation({ page: other, mock })
    await look(page, 'the page')
    await expect(head).toHaveAccessibleName(/moved to Approved$/)
    await expect(head).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByRole('status').filter({ hasText: /moved to Approved$/ })).toHaveCount(1)

    await banner.getByRole('button', { name: 'Close the banner' }).click()
    await expect(banner).toHaveCount(0)
    await expect(bulkBannerOf(other)).toHaveCount(0)
    await expect.poll(() => mock.requests({ operationId: 'markBulkTransitionAsRead' })).toHaveLength(1)
    await mock.forgetRequests()
    const answered = page.waitForResponse(/bulk-transitions\/last/)
    await page.reload()
    await answered
    await expect(feedOf(page)).toBeVisible()
    await expect(tipsOf(page)).toBeAttached()
    await expect(banner, 'it does not come back').toHaveCount(0)
  })

  test('without a mouse it is collapsed and expanded, cancelled after a second thought, and its report opened', async ({
    page,
    mock,
  }) => {
    const banner = bulkBannerOf(page)
    const head = banner.getByRole('button', { name: /to Approved$/ })
    // What runs beside the page stands at its end.
    await tabTo(page, head, 'Shift+Tab')
    for (const [key, expanded] of [
      ['Enter', false],
      ['Space', true],
    ] as const) {
      await page.keyboard.press(key)
      await expect(head).toHaveAttribute('aria-expanded', String(expanded))
      await expect(head).toBeFocused()
    }

    const cancel = banner.getByRole('button', { name: 'Cancel operations' })
    const question = page.getByRole('alertdialog', { name: 'Cancel what is left?' })
    await tabTo(page, cancel)
    await page.keyboard.press('Enter')
    await expect(question).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    await expect(cancel).toBeFocused()
    expect(await mock.requests({ operationId: 'abortBulkTransition' })).toHaveLength(0)

    await page.keyboard.press('Space')
    await tabTo(page, question.getByRole('button', { name: 'Cancel operations' }))
    await page.keyboard.press('Enter')
    await expect(head).toHaveAccessibleName(/^Cancelled after/)
    // The button that had the focus is gone with what could be cancelled.
    await expect(head).toBeFocused()

    await tabTo(page, banner.getByRole('link', { name: 'Go to report' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Report of a bulk change' })).toBeVisible()
    await expect(banner).toHaveCount(0)
    await expect(page.locator('main:focus, main h1:focus')).toHaveCount(1)
  })

  test('closed without a mouse it gives the focus back to where the person came from', async ({ page, mock }) => {
    const search = page.getByRole('banner').getByRole('searchbox')
    await search.focus()
    await finishBulkOperation({ page, mock })
    // What expands by itself takes the focus from nobody.
    await expect(search).toBeFocused()
    const main = page.getByRole('main')
    const before = main.getByRole('radio', { name: 'Latest' })
    await goTo(page, main)
    await tabTo(page, before)
    await goTo(page, dockOf(page))
    await tabTo(page, bulkBannerOf(page).getByRole('button', { name: 'Close the banner' }))
    await page.keyboard.press('Enter')
    await expect(bulkBannerOf(page)).toHaveCount(0)
    await expect(before).toBeFocused()
  })

  test('what the server does not take is said, the banner stands as it was, and each act can be tried again', async ({
    page,
    mock,
  }) => {
    await withShortTimeouts(page, 4_000)
    await page.reload()
    const banner = bulkBannerOf(page)
    const [cancel, close] = ['Cancel operations', 'Close the banner'].map((name) =>
      banner.getByRole('button', { name }),
    ) as [Locator, Locator]
    for (const [kind, options] of troubles) {
      await mock.clearFaults()
      await mock.fail('abortBulkTransition', kind, options)
      await cancel.click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel operations' }).click()
      if (kind === 'never') await expect(cancel).toBeDisabled()
      await expectTip(page, kind === 'never' ? unreachable : refused)
      await expect(cancel).toBeEnabled()
      await expect(close).toBeDisabled()
    }

    await mock.clearFaults()
    await finishBulkOperation({ page, mock })
    for (const [kind, options] of troubles) {
      await mock.clearFaults()
      await mock.fail('markBulkTransitionAsRead', kind, options)
      await close.click()
      if (kind === 'never') await expect(close).toBeDisabled()
      await expectTip(page, kind === 'never' ? unreachable : refused)
      await expect(close).toBeEnabled()
    }
    await mock.clearFaults()
    await close.click()
    await expect(banner).toHaveCount(0)
  })

  test('the report lists the failures first with their reasons, and tries only them again', async ({ page, mock }) => {
    await finishBulkOperation({ page, mock })
    await bulkBannerOf(page).getByRole('link', { name: 'Go to report' }).click()
    await expect(page).toHaveURL(/\/bulk-workflow-transition\?operationId=[\w-]+$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Report of a bulk change' })).toBeVisible()
    await expect(bulkBannerOf(page)).toHaveCount(0)
    await expect.poll(() => mock.requests({ operationId: 'markBulkTransitionAsRead' })).toHaveLength(1)

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
    // Nothing is tried again while it runs.
    await expect(page.getByRole('button', { name: /^Retry only/ })).toHaveCount(0)
    await mock.advanceClock(60_000)
    await expect(sections.filter({ hasText: '2 of 3 posts moved to Approved' })).toBeVisible()
  })

  test('a report that does not come, and a retry that the server refuses, are said and can be tried again', async ({
    page,
    mock,
  }) => {
    await finishBulkOperation({ page, mock })
    const report = /\/bulk-transitions\/bulk-[^/]+$/
    await page.route(report, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...((await response.json()) as object), retryable: false } })
    })
    await bulkBannerOf(page).getByRole('link', { name: 'Go to report' }).click()
    await expect(page.getByRole('region', { name: '3 posts could not be moved' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Retry only/ }), 'where the server offers none').toHaveCount(0)
    await page.unroute(report)
    await mock.fail('getBulkTransition', 'status', { status: 500 })
    await page.reload()
    await expect(page.getByRole('heading', { name: 'The report could not be loaded' })).toBeVisible({ timeout: 20_000 })
    await mock.clearFaults()
    await page.getByRole('button', { name: 'Try again' }).click()

    const retry = page.getByRole('button', { name: 'Retry only the 3 that failed' })
    await mock.clearFaults()
    await mock.fail('startBulkTransition', 'status', { status: 500 })
    await retry.click()
    await expectTip(page, refused)
    await expect(retry).toBeEnabled()
    await mock.clearFaults()
    await retry.click()
    await expect(bulkBannerOf(page)).toHaveAccessibleName('Moving 3 posts to Approved')

    await page.goto('./bulk-workflow-transition?operationId=bulk-of-nobody')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Report of a bulk change' })).toHaveCount(0)
  })
})

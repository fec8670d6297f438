import type { Page } from '@playwright/test'
import { withConfiguration } from '../support/document.ts'
import { cardOf, feedOf, lineFour } from '../support/feed.ts'
import { expect, test } from '../support/portal.ts'
import { tipsOf } from '../support/shell.ts'

const newVersion = 'A new version of the portal is here'

test.beforeEach(async ({ signIn }) => signIn())

/** What makes the portal ask how the service is, as a network that came back does. */
async function networkBack(page: Page) {
  await page.evaluate(() => dispatchEvent(new Event('online')))
}

/** Opens a post and begins a comment. */
async function beginComment(page: Page, text: string) {
  await page.goto('./')
  await expect(tipsOf(page)).toBeAttached()
  await feedOf(page).getByRole('link', { name: lineFour, exact: true }).click()
  await page.getByRole('textbox', { name: 'Write a comment' }).fill(text)
}

test.describe('A new build', () => {
  test('is offered by a tip in every tab, and loading it keeps what was typed', async ({ page, context, mock }) => {
    await beginComment(page, 'Half a sentence')
    const other = await context.newPage()
    await other.goto('./')
    await expect(tipsOf(other)).toBeAttached()

    await mock.newBuild()
    await networkBack(page)
    await expect(tipsOf(page).getByText(newVersion)).toBeVisible()
    await expect(tipsOf(other).getByText(newVersion)).toBeVisible()

    const loaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Load again' }).click()
    await loaded
    await expect(page.getByRole('textbox', { name: 'Write a comment' })).toHaveValue('Half a sentence')
    await expect(tipsOf(page)).toBeAttached()
    await expect(page.getByText(newVersion)).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('buildInfo'))).toMatch(/1\.0\.2/)
  })

  test('is not loaded over a comment that nothing keeps without naming it', async ({ page, mock }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('', 'QuotaExceededError')
      }
    })
    await beginComment(page, 'Half a sentence')
    await mock.newBuild()
    await networkBack(page)
    await page.getByRole('button', { name: 'Load again' }).click()
    const question = page.getByRole('alertdialog', { name: 'Load the portal again now?' })
    await expect(question.getByText('A comment that you have not sent')).toBeVisible()
    await question.getByRole('button', { name: 'Finish first' }).click()
    await expect(page.getByRole('textbox', { name: 'Write a comment' })).toHaveValue('Half a sentence')
    await expect(page.getByText(newVersion)).toBeVisible()

    await page.getByRole('button', { name: 'Load again' }).click()
    // The browser itself would ask once more.
    page.on('dialog', (dialog) => void dialog.accept())
    const loaded = page.waitForEvent('load')
    await question.getByRole('button', { name: 'Load again and lose it' }).click()
    await loaded
  })
})

test.describe('A service that goes to rest in the middle of work', () => {
  test('covers the page, and the page goes on at its address when it is back', async ({ page, mock }) => {
    await page.clock.install()
    await page.goto('./?filter=unread')
    await expect(feedOf(page).getByRole('article').first()).toBeVisible()
    await page.clock.runFor(6_000)
    await expect(tipsOf(page)).toBeAttached()

    await mock.outOfService(true)
    // A call that the page makes by itself may find it out first, and the layer is over the choice then.
    await page.getByRole('radio', { name: 'Followed' }).dispatchEvent('click')
    await page.clock.runFor(3_000)
    const layer = page.getByRole('alertdialog')
    await expect(layer.getByRole('heading', { level: 1, name: 'The portal rests for a moment' })).toBeVisible()
    await expect(layer.getByRole('heading', { level: 2, name: 'Out of service' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(layer).toBeVisible()
    await expect(page).toHaveURL(/\?filter=followed$/)

    await mock.outOfService(false)
    const loaded = page.waitForEvent('load')
    await page.clock.runFor(20_000)
    await loaded
    await expect(page).toHaveURL(/\?filter=followed$/)
    await expect(page.getByRole('radio', { name: 'Followed' })).toBeChecked()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })

  test('is not taken for one when a single call answers 503', async ({ page, mock }) => {
    await page.goto('./')
    await expect(cardOf(page, lineFour)).toBeVisible()
    await expect(tipsOf(page)).toBeAttached()
    await mock.forgetRequests()
    await mock.fail('listPosts', 'status', { status: 503 })
    await page.getByRole('radio', { name: 'Archive' }).click()
    await expect(page.getByText('The posts could not be loaded')).toBeVisible({ timeout: 15_000 })
    await expect.poll(async () => (await mock.requests({ operationId: 'getEnvironment' })).length).toBeGreaterThan(0)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })
})

test('errors are reported where the installation wants them, without what people are called or write', async ({
  page,
  mock,
}) => {
  const reports: Record<string, unknown>[] = []
  await page.route('**/error-reports', async (route) => {
    reports.push(route.request().postDataJSON() as Record<string, unknown>)
    await route.fulfill({ status: 204 })
  })
  await withConfiguration(page, (all) => ({ ...all, errorReportUrl: './error-reports' }))
  await mock.fail('listSystemMessages', 'status', { status: 500 })
  await page.goto('./')
  await expect.poll(() => reports).toHaveLength(1)
  expect(reports[0]).toMatchObject({
    name: 'ApiError',
    context: 'system messages',
    repeat: false,
    call: { kind: 'problem', status: 500, requestId: expect.any(String) },
    plantId: expect.any(String),
    build: expect.stringMatching(/^1\.0\.1\+/),
    language: 'en-GB',
  })
  expect(JSON.stringify(reports)).not.toMatch(/giulia|riva/i)
})

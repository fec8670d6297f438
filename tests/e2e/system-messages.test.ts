import { cardOf, feedOf, lineFour } from '../support/feed.ts'
import { expect, signInByHand, test } from '../support/portal.ts'
import { signOutByHand } from '../support/shell.ts'

const maintenance = /On Saturday from 22:00/
const canteen = /The canteen at Headquarters is closed/
const badges = /Badges that end this year/

test.use({ seed: 'messages' })

test('messages of the operator are shown one at a time, and what was acknowledged does not come again', async ({
  page,
}) => {
  await page.goto('./')
  await signInByHand(page)
  // They come once the first screen is at rest.
  await expect(page.getByText(maintenance)).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText(canteen)).toHaveCount(0)
  await cardOf(page, lineFour).getByRole('link', { name: lineFour, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: lineFour })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText(maintenance)).toBeVisible()
  await page.getByRole('button', { name: 'Understood' }).click()
  await expect(page.getByText(maintenance)).toHaveCount(0)
  await expect(page.getByText(canteen)).toBeVisible()

  await page.reload()
  await expect(page.getByText(canteen)).toBeVisible()
  await expect(page.getByText(maintenance)).toHaveCount(0)
  await signOutByHand(page)
  await expect(page.getByText(canteen)).toHaveCount(0)
  await signInByHand(page)
  await expect(page.getByText(canteen)).toBeVisible()
  await expect(page.getByText(maintenance)).toHaveCount(0)
  await page.getByRole('button', { name: 'Understood' }).click()
  await expect(page.getByText(canteen)).toHaveCount(0)
  await expect(page.getByText(badges)).toBeVisible()
})

test('the portal goes on when the messages cannot be had', async ({ page, signIn, mock }) => {
  await mock.fail('listSystemMessages', 'status', { status: 500 })
  await signIn()
  await page.goto('./')
  await expect(feedOf(page).getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Understood' })).toHaveCount(0)
})

import { feedOf } from '../support/feed.ts'
import { expect, failedRequest, test } from '../support/portal.ts'

const links = [
  {
    what: 'a private e-mail address is confirmed',
    address: './verify-private-email?verifyToken=ve-3Kf9sa',
    operationId: 'verifyPrivateEmail',
    button: 'Confirm',
    done: 'Your e-mail address is confirmed',
  },
  {
    what: 'mails are stopped',
    address: './unsubscribe?token=us-5Rt1mx',
    operationId: 'unsubscribe',
    button: 'Unsubscribe',
    done: 'You get no more mails of this kind',
  },
] as const

for (const { what, address, operationId, button, done } of links) {
  test(`${what} by one click and not before, once, and again when the server failed`, async ({
    page,
    mock,
    guards,
  }) => {
    guards.announce(failedRequest)
    const press = page.getByRole('button', { name: button })
    await page.goto(address)
    await expect(press).toBeVisible()
    await expect(page.getByRole('banner')).toHaveCount(0)
    expect(await mock.requests({ operationId })).toHaveLength(0)
    await mock.fail(operationId, 'status', { status: 500 })
    await press.click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('does not work at the moment')
    await mock.clearFaults()
    await press.click()
    await expect(page.getByRole('heading', { level: 1, name: done })).toBeFocused()
    expect(await mock.requests({ operationId })).toHaveLength(2)
    await page.reload()
    await press.click()
    await expect(page.getByRole('heading', { level: 1, name: 'This link is no longer valid' })).toBeFocused()
  })
}

test('an old link of a mail keeps its token, and one without a token says so', async ({ page }) => {
  await page.goto('./#/verify-private-email?verifyToken=ve-3Kf9sa')
  await expect(page).toHaveURL(/\/verify-private-email\?verifyToken=ve-3Kf9sa$/)
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible()
  await page.goto('about:blank')
  await page.goto('./legacy/login/change-password/pc-7Yd2wq')
  await expect(page).toHaveURL(/\/login\/change-password\/pc-7Yd2wq$/)
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible()
  await page.goto('./unsubscribe')
  await expect(page.getByRole('heading', { level: 1, name: 'This link is no longer valid' })).toBeVisible()
})

test('mail links work the same for somebody who is signed in', async ({ page, signIn }) => {
  await signIn()
  await page.goto('./verify-private-email?verifyToken=ve-3Kf9sa')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your e-mail address is confirmed' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to the portal' }).click()
  await expect(feedOf(page)).toBeVisible()
})

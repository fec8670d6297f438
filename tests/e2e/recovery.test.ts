import { feedOf } from '../support/feed.ts'
import { people } from '../support/people.ts'
import { expect, failedRequest, signInByHand, test } from '../support/portal.ts'

const change = './login/change-password/pc-7Yd2wq'
const newPassword = 'Lagoon-2026-arch'

test('somebody who forgot the password asks for a mail, chooses a new one by its link and signs in with it', async ({
  page,
}) => {
  await page.goto('./login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page).toHaveURL(/\/login\/password-forgot$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeFocused()
  await page.getByRole('textbox', { name: 'User name' }).fill(people.employee.userName)
  await page.getByRole('button', { name: 'Send the mail' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Look into your mail' })).toBeFocused()
  await expect(page.getByText(people.employee.userName)).toBeVisible()

  await page.goto(change)
  const field = page.getByLabel('New password', { exact: true })
  await expect(page.getByText('At least 10 characters')).toBeVisible()
  await field.fill('lagoon')
  await expect(page.getByRole('listitem').filter({ hasText: 'A lowercase letter' })).toContainText('done')
  for (const rule of ['At least 10 characters', 'An uppercase letter', 'A digit', 'A sign that is neither'])
    await expect(page.getByRole('listitem').filter({ hasText: rule })).toContainText('still missing')
  await page.getByRole('button', { name: 'Change the password' }).click()
  await expect(page.getByText('This password does not fit every rule yet.')).toBeVisible()
  await expect(field).toBeFocused()

  await field.fill(`Aa1!${'x'.repeat(61)}`)
  await expect(page.getByRole('listitem').filter({ hasText: 'At most 64 characters' })).toContainText('still missing')
  await field.fill(newPassword)
  await page.getByRole('button', { name: 'Change the password' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your password is changed' })).toBeFocused()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await signInByHand(page, people.employee.userName, newPassword)
  await expect(feedOf(page)).toBeVisible()
})

test('a link that was used leads to a new mail', async ({ page, guards }) => {
  guards.announce(failedRequest)
  await page.goto('./login/change-password/used-long-ago')
  await page.getByLabel('New password', { exact: true }).fill(newPassword)
  await page.getByRole('button', { name: 'Change the password' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'This link is no longer valid' })).toBeFocused()
  await page.getByRole('link', { name: 'Ask for a new mail' }).click()
  await expect(page.getByRole('textbox', { name: 'User name' })).toBeVisible()
})

test('what was typed stays when the network is lost, and goes through when it is back', async ({ page, context }) => {
  const unreachable = page.getByRole('main').getByRole('alert')
  for (const [address, field, typed, button, done] of [
    [
      change,
      page.getByLabel('New password', { exact: true }),
      newPassword,
      'Change the password',
      'Your password is changed',
    ],
    [
      './login/password-forgot',
      page.getByRole('textbox', { name: 'User name' }),
      'nobody.here',
      'Send the mail',
      'Look into your mail',
    ],
  ] as const) {
    await page.goto(address)
    await field.fill(typed)
    await context.setOffline(true)
    await page.getByRole('button', { name: button }).click()
    await expect(unreachable).toContainText('The server cannot be reached')
    await expect(field).toHaveValue(typed)
    await context.setOffline(false)
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByRole('heading', { level: 1, name: done })).toBeVisible()
  }
  // Unknown and known user names get the same answer.
  await expect(page.getByText('If there is an account with the name nobody.here')).toBeVisible()
  await page.getByRole('button', { name: 'Use another user name' }).click()
  await expect(page.getByRole('textbox', { name: 'User name' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to sign-in' }).click()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
})

test('a policy that is unknown, poor or late is said, and signing in still works', async ({ page, mock, guards }) => {
  guards.announce(/the password policy/)
  const policy = /\/core\/auth\/password-policy$/
  await page.route(policy, (route) => route.fulfill({ json: { schemaVersion: 2 } }))
  await page.goto(change)
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'rules for it that this version of the portal does not know',
  )
  await expect(page.getByLabel('New password', { exact: true })).toHaveCount(0)

  await page.unroute(policy)
  await page.route(policy, (route) => route.fulfill({ json: { schemaVersion: 1 } }))
  await page.goto(change)
  await expect(page.getByText('At least 6 characters')).toBeVisible()
  await expect(page.getByRole('listitem')).toHaveCount(1)

  await page.unroute(policy)
  await mock.fail('getPasswordPolicy', 'status', { status: 500 })
  await page.goto(change)
  await expect(page.getByText('The rules for passwords could not be loaded.')).toBeVisible()
  await mock.clearFaults()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('At least 10 characters')).toBeVisible()

  await page.goto('./login')
  await signInByHand(page)
  await expect(feedOf(page)).toBeVisible()
})

import { feedOf } from '../support/feed.ts'
import { people } from '../support/people.ts'
import { expect, failAs, failedRequest, signInByHand, test } from '../support/portal.ts'

const change = './login/change-password/pc-7Yd2wq'
const newPassword = 'Lagoon-2026-arch'

for (const width of [390, 1440]) {
  test.describe(`in a window of ${width} px,`, () => {
    test.use({ viewport: { width, height: 900 } })

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

      await field.fill(newPassword)
      await page.getByRole('button', { name: 'Change the password' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Your password is changed' })).toBeFocused()
      await page.getByRole('link', { name: 'Sign in' }).click()
      await signInByHand(page, people.employee.userName, newPassword)
      await expect(feedOf(page)).toBeVisible()
    })
  })
}

test('a password that is too long is told so while it is typed', async ({ page }) => {
  await page.goto(change)
  await page.getByLabel('New password', { exact: true }).fill(`Aa1!${'x'.repeat(61)}`)
  await expect(page.getByRole('listitem').filter({ hasText: 'At most 64 characters' })).toContainText('still missing')
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

test('what was typed stays when the network is lost, and goes through when it is back', async ({
  page,
  context,
  guards,
}) => {
  guards.announce(failedRequest)
  await page.goto(change)
  const field = page.getByLabel('New password', { exact: true })
  await field.fill(newPassword)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Change the password' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('The server cannot be reached')
  await expect(field).toHaveValue(newPassword)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Change the password' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your password is changed' })).toBeVisible()
})

test('asking for the mail without a network keeps the user name', async ({ page, context, guards }) => {
  guards.announce(failedRequest)
  await page.goto('./login/password-forgot')
  const field = page.getByRole('textbox', { name: 'User name' })
  await field.fill('giulia.riva')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send the mail' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('The server cannot be reached')
  await expect(field).toHaveValue('giulia.riva')
})

test('unknown and known user names get the same answer', async ({ page }) => {
  await page.goto('./login/password-forgot')
  await page.getByRole('textbox', { name: 'User name' }).fill('nobody.here')
  await page.getByRole('button', { name: 'Send the mail' }).click()
  await expect(page.getByText('If there is an account with the name nobody.here')).toBeVisible()
  await page.getByRole('button', { name: 'Use another user name' }).click()
  await expect(page.getByRole('textbox', { name: 'User name' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to sign-in' }).click()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
})

test('a policy of another version is refused in words, and signing in still works', async ({ page, guards }) => {
  guards.announce(/the password policy/)
  await page.route(/\/core\/auth\/password-policy$/, (route) => route.fulfill({ json: { schemaVersion: 2 } }))
  await page.goto(change)
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'rules for it that this version of the portal does not know',
  )
  await expect(page.getByLabel('New password', { exact: true })).toHaveCount(0)
  await page.goto('./login')
  await signInByHand(page)
  await expect(feedOf(page)).toBeVisible()
})

test('without a minimum from the server six characters are asked for', async ({ page }) => {
  await page.route(/\/core\/auth\/password-policy$/, (route) => route.fulfill({ json: { schemaVersion: 1 } }))
  await page.goto(change)
  await expect(page.getByText('At least 6 characters')).toBeVisible()
  await expect(page.getByRole('listitem')).toHaveCount(1)
})

test('a policy that does not come can be asked for again', async ({ page, mock, guards }) => {
  await failAs({ mock, guards }, 'getPasswordPolicy', 'status', { status: 500 })
  await page.goto(change)
  await expect(page.getByText('The rules for passwords could not be loaded.')).toBeVisible()
  await mock.clearFaults()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('At least 10 characters')).toBeVisible()
})

import { png } from '../../mock-server/files/png.ts'
import { expect, failedRequest, test } from '../support/portal.ts'

test.describe('communities', () => {
  test('a person finds a community, joins it and writes in it', async ({ page, signIn }) => {
    await signIn()
    await page.goto('./')
    await page.getByRole('link', { name: 'Communities', exact: true }).click()
    await page.getByRole('searchbox', { name: 'Search communities' }).fill('people')
    await expect(page).toHaveURL(/\/communities\?search=people$/)
    await page.getByRole('button', { name: 'Join People and places' }).click()
    await expect(page.getByText('You joined People and places')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Member: People and places' })).toBeVisible()

    await page.getByRole('main').getByRole('link', { name: 'People and places' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'People and places' })).toBeVisible()
    await page.getByRole('link', { name: 'New post' }).click()
    await expect(page).toHaveURL(/\/post\/create\/people-and-places$/)
    await expect(page.getByRole('combobox', { name: 'Community' })).toHaveValue('people-and-places')
    await page.getByRole('textbox', { name: 'Title' }).fill('A scarf was found')
    await page.getByRole('textbox', { name: 'Text' }).fill('It is green, and it waits at the reception.')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()

    await expect(page.getByRole('heading', { level: 1, name: 'A scarf was found' })).toBeVisible()

    await page.goto('./community/people-and-places')
    await expect(page.getByRole('feed').getByRole('link', { name: 'A scarf was found', exact: true })).toBeVisible()
    await page.getByRole('tab', { name: /^Posts/ }).click()
    await expect(page).toHaveURL(/\/community\/people-and-places\/posts$/)
    await expect(page.getByRole('tabpanel').getByRole('link', { name: 'A scarf was found', exact: true })).toBeVisible()
  })

  test('a closed community is asked for, and opens when a moderator accepts', async ({ page, openBrowser, signIn }) => {
    await signIn()
    await page.goto('./community-detail/shift-leads-torino')
    await expect(page).toHaveURL(/\/community\/shift-leads-torino$/)
    await expect(page.getByRole('tab')).toHaveCount(0)
    await page.getByRole('button', { name: /^Ask to join/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('I plan line 4.')
    await dialog.getByRole('button', { name: 'Send request' }).click()
    await expect(page.getByRole('button', { name: /^Withdraw/ })).toBeVisible()

    const other = await openBrowser()
    await signIn('marco.bianchi', other)
    const moderator = await other.newPage()
    await moderator.goto('./community/shift-leads-torino/members')
    await expect(moderator.getByText('I plan line 4.')).toBeVisible()
    await moderator.getByRole('button', { name: 'Accept Giulia Riva' }).click()
    await expect(moderator.getByText('Giulia Riva is a member now')).toBeVisible()

    await expect(page.getByRole('tab', { name: /^Posts/ })).toBeVisible()
    await expect(page.getByRole('link', { name: 'New post' })).toBeVisible()
  })

  test('a community is made with a cover, and two moderators change it', async ({
    page,
    openBrowser,
    signIn,
    guards,
  }) => {
    await signIn('marco.bianchi')
    await page.goto('./communities')
    await page.getByRole('button', { name: 'New community' }).click()
    const form = page.getByRole('dialog', { name: 'New community' })
    await form.getByRole('textbox', { name: 'Name' }).fill('Energy scouts')
    await form.getByLabel('Choose a picture for the cover').setInputFiles({
      name: 'hall.png',
      mimeType: 'image/png',
      buffer: Buffer.from(png('hall')),
    })
    await page.getByRole('dialog', { name: 'Edit picture' }).getByRole('button', { name: 'Save' }).click()
    await form.getByRole('radio', { name: /^Everyone can read; people ask/ }).check()

    // What is written outlives a reload; only then is it sent.
    await expect(form.getByRole('img', { includeHidden: true }).first()).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'New community' }).click()
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Energy scouts')
    await form.getByRole('button', { name: 'Create' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Energy scouts' })).toBeVisible()
    await expect(page.locator('header img[src*="/files/sent/"]')).toBeVisible()

    await page.goto('./community/shift-leads-torino')
    await page.getByRole('button', { name: 'Edit community' }).click()
    const mine = page.getByRole('dialog', { name: 'Edit community' })
    await mine.getByRole('textbox', { name: /^Description/ }).fill('Plans for shift leads.')

    const other = await openBrowser()
    await signIn('davide.greco', other)
    const second = await other.newPage()
    await second.goto('./community/shift-leads-torino')
    await second.getByRole('button', { name: 'Edit community' }).click()
    const theirs = second.getByRole('dialog', { name: 'Edit community' })
    await theirs.getByRole('textbox', { name: /^Description/ }).fill('Plans and handovers.')
    await theirs.getByRole('radio', { name: 'Only moderators' }).check()
    await theirs.getByRole('button', { name: 'Save' }).click()
    await expect(second.getByText('Changes saved')).toBeVisible()

    guards.announce(failedRequest)
    await mine.getByRole('button', { name: 'Save' }).click()
    await expect(mine.getByRole('alert')).toContainText('Plans and handovers.')
    await expect(mine.getByRole('textbox', { name: /^Description/ })).toHaveValue('Plans for shift leads.')
    await expect(mine.getByRole('radio', { name: 'Only moderators' })).toBeChecked()
    await mine.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText('Plans for shift leads.')
  })
})

import { expect, test } from '../support/portal.ts'

const closed = 'Schichtleitung Torino'

test('a closed community is found, asked for, opened by a moderator, and written in', async ({
  page,
  openBrowser,
  signIn,
}) => {
  await signIn()
  const main = page.getByRole('main')

  await test.step('what narrows the directory survives a reload and Back', async () => {
    await page.goto('./communities')
    await page.getByRole('searchbox', { name: 'Search communities' }).fill('schicht')
    await expect(page).toHaveURL(/\/communities\?search=schicht$/)
    await page.getByRole('combobox', { name: 'Site' }).selectOption('Torino, Italy')
    await expect(page).toHaveURL(/search=schicht&site=Torino/)
    await page.reload()
    await expect(page.getByRole('combobox', { name: 'Site' })).toHaveValue('Torino, Italy')
    await expect(main.getByRole('listitem')).toHaveCount(1)
    await page.goBack()
    await expect(page.getByRole('combobox', { name: 'Site' })).toHaveValue('')
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('new')
    await expect(page).toHaveURL(/search=schicht&sort=new$/)
    await page.goBack()
    await expect(page).toHaveURL(/search=schicht$/)
    await main.getByRole('link', { name: closed }).click()
  })

  await test.step('it shows its rules and no part of it, and is asked for', async () => {
    await expect(page).toHaveURL(/\/community\/shift-leads-torino$/)
    await expect(page.getByRole('heading', { level: 1, name: closed })).toBeVisible()
    await expect(page.getByRole('tab')).toHaveCount(0)
    await expect(page.getByRole('search')).toHaveCount(0)
    await page.getByRole('button', { name: /^Ask to join/ }).click()
    const dialog = page.getByRole('dialog', { name: /^Ask to join/ })
    await dialog.getByRole('textbox').fill('I plan line 4.')
    await dialog.getByRole('button', { name: 'Send request' }).click()
    await expect(page.getByRole('button', { name: /^Withdraw/ })).toBeVisible()
  })

  await test.step('a moderator accepts, and the page that is open changes by itself', async () => {
    const other = await openBrowser()
    await signIn('marco.bianchi', other)
    const moderator = await other.newPage()
    await moderator.goto('./community-detail/shift-leads-torino')
    await expect(moderator).toHaveURL(/\/community\/shift-leads-torino$/)
    await moderator.getByRole('tab', { name: /^Members/ }).click()
    await expect(moderator).toHaveURL(/\/community\/shift-leads-torino\/members$/)
    await expect(moderator.getByText('I plan line 4.')).toBeVisible()
    await moderator.getByRole('button', { name: 'Accept Giulia Riva' }).click()
    await expect(moderator.getByText('Giulia Riva is a member now')).toBeVisible()

    await expect(page.getByRole('button', { name: `Member: ${closed}` })).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Feed' })).toHaveAttribute('aria-selected', 'true')
    await expect(moderator.getByText('I plan line 4.')).toHaveCount(0)
    const own = page.getByRole('list', { name: 'My communities' })
    await expect(own.getByRole('link', { name: closed })).toHaveAttribute('aria-current', 'page')
    await page.goto('./communities?search=schicht')
    await expect(main.getByRole('listitem').getByRole('button', { name: `Member: ${closed}` })).toBeVisible()
    await main.getByRole('link', { name: closed }).click()
  })

  await test.step('the new member writes a post there, which stands in its feed', async () => {
    await main.getByRole('link', { name: 'New post' }).first().click()
    await expect(page).toHaveURL(/\/post\/create\/shift-leads-torino$/)
    await page.getByRole('textbox', { name: 'Title' }).fill('Who covers line 4 on Friday?')
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('One person is missing from two o’clock.')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Who covers line 4 on Friday?' })).toBeVisible()
    await page.goto('./community/shift-leads-torino')
    const feed = page.getByRole('feed')
    await expect(feed.getByRole('link', { name: 'Who covers line 4 on Friday?', exact: true })).toBeVisible()
  })
})

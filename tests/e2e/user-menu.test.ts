import { feedOf } from '../support/feed.ts'
import { people } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'
import { expectShortcutsReady, openUserMenu } from '../support/shell.ts'

test.beforeEach(async ({ page, signIn }) => {
  await signIn()
  await page.goto('./people')
})

test('the user menu says who is signed in, lists what can be done, and finds its way back', async ({ page }) => {
  const opener = page.getByRole('button', { name: `Menu of ${people.employee.fullName}` })
  // As a sheet on phones, below the avatar elsewhere.
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport)
    const menu = await openUserMenu(page)
    await expect(menu).toContainText(people.employee.fullName)
    await expect(menu).toContainText('Quality coordinator')
    for (const entry of [/^Language/, /^Appearance/, 'Sign out'])
      await expect(menu.getByRole('button', { name: entry })).toBeVisible()

    await menu.getByRole('button', { name: 'My collections' }).click()
    await expect(menu).toHaveCount(0)
    const collections = page.getByRole('dialog', { name: 'My collections' })
    await expect(collections.getByRole('listitem').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(collections).toHaveCount(0)
    await expect(opener).toBeFocused()

    await openUserMenu(page)
    await menu.getByRole('link', { name: 'Notification settings' }).click()
    await expect(page).toHaveURL(/\/notification-settings$/)
    await expect(menu).toHaveCount(0)
    await openUserMenu(page)
    await menu.getByRole('link', { name: 'Profile' }).click()
    await expect(page).toHaveURL(/\/profile\/giulia-riva\?origin=people$/)
  }

  const menu = await openUserMenu(page)
  await menu.getByRole('button', { name: /^Appearance/ }).click()
  await expect(menu.getByRole('button', { name: 'Back to your account' })).toBeFocused()
  await expect(menu.getByRole('list').getByRole('button')).toHaveText(['Light', 'Dark', 'As the system'])
  await menu.getByRole('button', { name: 'Dark' }).click()
  await expect(menu.locator('[aria-current=true]')).toHaveText('Dark')
  await menu.getByRole('button', { name: 'Back to your account' }).click()
  await expect(menu.getByRole('button', { name: /^Appearance/ })).toBeFocused()
  await expect(menu.getByRole('button', { name: /^Appearance/ })).toContainText('Dark')
})

test('the keys are listed from it, and by a question mark; those of one character can be switched off', async ({
  page,
}) => {
  const menu = await openUserMenu(page)
  await menu.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(sheet).toContainText('Go to the search')
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Search', exact: true })).toBeFocused()
  await page.getByRole('searchbox', { name: 'Search', exact: true }).blur()
  await page.keyboard.press('?')
  await sheet.getByRole('switch', { name: 'Use keys of one character' }).click()
  await page.keyboard.press('Escape')
  await page.reload()
  await expectShortcutsReady(page)
  await page.keyboard.press('?')
  await page.keyboard.press('/')
  await expect(sheet).toHaveCount(0)
  await expect(page.getByRole('searchbox', { name: 'Search', exact: true })).not.toBeFocused()
})

for (const [width, parts] of [
  [390, ['header', 'main', 'nav']],
  [1440, ['header', 'nav', 'main', 'section']],
] as const) {
  test(`Ctrl+F6 walks the parts of the page, and a question mark lists the keys, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('./')
    await expectShortcutsReady(page)
    await expect(feedOf(page).getByRole('article').first()).toBeVisible()
    const walked = async (keys: string) => {
      await page.keyboard.press(keys)
      await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid')
      return page.evaluate(() => document.activeElement?.tagName.toLowerCase())
    }
    const round = []
    for (let step = 0; step < 6; step += 1) round.push(await walked('Control+F6'))
    // The mock's own switch is an aside, and comes when it comes.
    expect(round.filter((part) => part !== 'aside').slice(0, parts.length + 1)).toEqual([...parts, parts[0]])
    expect(await walked('Control+Shift+F6')).not.toBe(round.at(-1))
    expect(await page.evaluate(() => scrollY)).toBe(0)

    await page.keyboard.press('?')
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(sheet).toContainText('Go to the search')
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
  })
}

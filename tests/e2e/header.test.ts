import type { Page } from '@playwright/test'
import { navigateInPlace } from '../support/navigation.ts'
import { people } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'
import { signOutByHand } from '../support/shell.ts'

const phone = { width: 390, height: 844 }

const header = (page: Page) => page.getByRole('banner')
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search', exact: true })
const logo = (page: Page) => header(page).getByRole('link', { name: 'Meridiana' })

const places = (page: Page) => page.locator('#sidebar')

test('the homes, the links and the sidebar lead on, and the logo leads home', async ({ page, signIn, mock }) => {
  await signIn()
  await page.goto('./')
  await header(page)
    .getByRole('button', { name: /^Headquarters/ })
    .click()
  const list = page.getByRole('menu', { name: 'Homes' })
  await expect(list.getByRole('menuitem', { name: /^Plant Torino/ })).toContainText('New')
  await expect(list.getByRole('menuitem', { name: /^Werk Ulm/ })).not.toContainText('New')
  await list.getByRole('menuitem', { name: /^Plant Torino/ }).click()
  await expect(page).toHaveURL(/\/digital-workplace\/home-torino$/)
  await expect(header(page).getByRole('button', { name: /^Plant Torino/ })).toBeVisible()
  await logo(page).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(header(page).getByRole('button', { name: /^Plant Torino/ })).toBeVisible()

  await test.step('the links', async () => {
    const button = header(page).getByRole('button', { name: 'Open links dialog' })
    await expect(button).toHaveAttribute('title', 'Open links dialog')
    await button.click()
    const dialog = page.getByRole('dialog', { name: 'Useful links' })
    await expect(dialog.getByRole('link')).toHaveText(['Chat', 'Learning', 'Travel', 'Drawing archive', 'Canteen menu'])
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(button).toBeFocused()
  })

  await test.step('the sidebar', async () => {
    await expect(places(page).getByRole('list').first().getByRole('link')).toHaveText([
      'Home',
      /^My space/,
      'Communities',
      /^Workflows/,
      /^Tasks/,
      'People',
      'AI notes',
      'Insights',
    ])
    await expect(places(page).getByRole('link', { name: /^My space.*\d+ things wait there/ })).toBeVisible()
    const own = places(page).getByRole('list', { name: 'My communities' })
    await own.getByRole('link', { name: 'Quality and safety' }).click()
    await expect(page).toHaveURL(/\/community\/quality-and-safety$/)
    await expect(own.getByRole('link', { name: 'Quality and safety' })).toHaveAttribute('aria-current', 'page')
    expect(await mock.requests({ operationId: 'getNavigationCounts' })).not.toHaveLength(0)
  })

  await test.step('the logo, on a phone with the home of the address in its place', async () => {
    await page.goto('./digital-workplace/home-torino')
    await expect(logo(page)).toBeVisible()
    await page.setViewportSize(phone)
    await expect(logo(page)).toBeHidden()
    await expect(header(page).getByRole('button', { name: /^Plant Torino/ })).toBeVisible()
    await page.goto('./people')
    await expect(logo(page)).toBeVisible()
  })
})

test.describe('where there is only one home', () => {
  test.use({ seed: 'single-home' })

  test('it is a plain title', async ({ page, signIn }) => {
    await signIn()
    await page.goto('./')
    await expect(header(page).getByText('Headquarters', { exact: true })).toBeVisible()
    await expect(header(page).getByRole('button', { name: /Headquarters/ })).toHaveCount(0)
  })
})

test('without homes the title of the page stands in the header, and without a logo nothing', async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.route('**/api/internal/v2/homes', (route) => route.fulfill({ json: { homes: [] } }))
  await page.route('**/api/core/settings/environment', async (route) => {
    const answer = await route.fetch()
    const environment = (await answer.json()) as { customer: object }
    await route.fulfill({
      response: answer,
      json: { ...environment, customer: { ...environment.customer, logoUrl: null } },
    })
  })
  await page.goto('./people')
  await expect(header(page).getByText('People', { exact: true })).toBeVisible()
  await expect(logo(page)).toHaveCount(0)
  await expect(header(page).locator('img')).toHaveCount(0)
})

test('screens leave out what has no place on them: the search, the skip link to the sidebar, and on paper what leads away', async ({
  page,
  signIn,
}) => {
  await page.goto('./login')
  const skip = page.getByRole('link', { name: 'Go to sidebar' })
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Go to/ })).toHaveCount(0)
  await signIn()
  await page.goto('./')
  await skip.focus()
  await page.keyboard.press('Enter')
  await expect(places(page)).toBeFocused()
  for (const name of ['Manage', 'Admin'])
    await expect(places(page).getByRole('link', { name, exact: true })).toHaveCount(0)

  // The session of the page ends with the new one: nothing of it may be on its way.
  await page.goto('about:blank')
  await signIn(people.admin.userName)
  await page.goto('./people')
  await expect(search(page)).toHaveCount(1)
  await expect(skip).toHaveCount(1)
  for (const name of ['Manage', 'Admin'])
    await expect(places(page).getByRole('link', { name, exact: true })).toHaveCount(1)
  for (const [address, hasSearch, hasSkip] of [
    ['manage', false, true],
    ['admin-v2', false, true],
    ['digital-workplace-admin', false, true],
    ['community/quality-and-safety', false, true],
    ['post/p-1042', true, false],
    ['post/edit/p-1042', true, false],
    ['profile/giulia-riva', true, false],
  ] as const) {
    await navigateInPlace(page, `/${address}`)
    await expect(page).toHaveURL(new RegExp(`/${address}$`))
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(search(page), address).toHaveCount(hasSearch ? 1 : 0)
    await expect(skip, address).toHaveCount(hasSkip ? 1 : 0)
  }

  await page.goto('./post/print/p-1042')
  await expect(header(page).getByText('Meridiana')).toBeVisible()
  await expect(logo(page)).toHaveCount(0)
  await expect(header(page).getByRole('button', { name: /^Notifications/ })).toHaveCount(0)
  await expect(header(page).getByRole('button', { name: /^Menu of/ })).toHaveCount(0)

  const printed = page.getByRole('main').getByText('Meridiana')
  await expect(printed).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(printed).toBeVisible()
  await expect(header(page)).toBeHidden()
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('the bottom menu has the first places and everything else behind “More”, until the person signs out', async ({
    page,
    signIn,
  }) => {
    await signIn()
    await page.goto('./')
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await expect(menu.getByRole('link')).toHaveText(['Home', 'My space', 'Communities', 'Tasks'])
    await expect(menu.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
    await expect(header(page).getByRole('button', { name: 'Open links dialog' })).toBeHidden()

    const more = menu.getByRole('button', { name: /^More/ })
    await more.click()
    const sheet = page.getByRole('dialog', { name: 'More' })
    await expect(sheet.getByRole('list', { name: 'Other places' }).getByRole('link')).toHaveText([
      'Workflows',
      'People',
      'AI notes',
      'Insights',
    ])
    await expect(sheet.getByRole('link', { name: /^Plant Torino/ })).toContainText('New')
    await sheet.getByRole('button', { name: 'Useful links' }).click()
    await expect(sheet).toHaveCount(0)
    await expect(page.getByRole('dialog', { name: 'Useful links' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await more.click()
    await sheet.getByRole('link', { name: 'Werk Ulm' }).click()
    await expect(page).toHaveURL(/\/digital-workplace\/home-ulm$/)
    await expect(sheet).toHaveCount(0)

    await signOutByHand(page)
    await expect(page).toHaveURL(/\/login/)
    await expect(header(page)).toHaveCount(0)
    await expect(menu).toHaveCount(0)
  })
})

test('title and icon of the tab say that something is unread, and the bell swings for three seconds when it arrives', async ({
  page,
  signIn,
  mock,
}) => {
  await signIn()
  await page.goto('./')
  await expect(page).toHaveTitle(/^\(\d+\) /)
  const icon = page.locator('link[rel="icon"]')
  await expect(icon).toHaveAttribute('href', /favicon-unread\.svg$/)
  const bell = header(page).getByRole('button', { name: /^Notifications, \d+ unread/ })
  const swing = bell.locator('[data-swinging]')
  const movements = async () => {
    await mock.push('creation', { userId: 'giulia-riva' })
    return swing.evaluateAll((all) =>
      all.map((one) => one.getAnimations().map(({ effect }) => effect?.getComputedTiming().duration)),
    )
  }
  await expect(bell).toBeVisible()
  // Arrivals go on: on a slow machine one swing is over before it has been looked at.
  await expect.poll(movements).toEqual([[3000]])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(movements).toEqual([[]])
  await signOutByHand(page)
  await expect(page).toHaveTitle(/^Sign in/)
  await expect(icon).toHaveAttribute('href', /favicon\.svg$/)
})

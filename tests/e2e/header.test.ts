import type { Page } from '@playwright/test'
import { feedOf } from '../support/feed.ts'
import { people } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'
import { signOutByHand } from '../support/shell.ts'

const phone = { width: 390, height: 844 }

const header = (page: Page) => page.getByRole('banner')
const search = (page: Page) => page.getByRole('searchbox')
const logo = (page: Page) => header(page).getByRole('link', { name: 'Meridiana' })

test.describe('the homes', () => {
  test('are chosen from a list that says which is new, and the one visited last stays the current one', async ({
    page,
    signIn,
  }) => {
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
  })

  test.describe('where there is only one', () => {
    test.use({ seed: 'single-home' })

    test('are a plain title', async ({ page, signIn }) => {
      await signIn()
      await page.goto('./')
      await expect(header(page).getByText('Headquarters', { exact: true })).toBeVisible()
      await expect(header(page).getByRole('button', { name: /Headquarters/ })).toHaveCount(0)
    })
  })

  test('give way to the title of the page where none is current', async ({ page, signIn }) => {
    await signIn()
    await page.route('**/api/internal/v2/homes', (route) => route.fulfill({ json: { homes: [] } }))
    await page.goto('./people')
    await expect(header(page).getByText('People', { exact: true })).toBeVisible()
  })
})

test.describe('the logo', () => {
  test('leads home; on a phone the home of the address stands in its place', async ({ page, signIn }) => {
    await signIn()
    await page.goto('./people')
    await logo(page).click()
    await expect(feedOf(page)).toBeVisible()

    await page.goto('./digital-workplace/home-torino')
    await expect(logo(page)).toBeVisible()
    await page.setViewportSize(phone)
    await expect(logo(page)).toBeHidden()
    await expect(header(page).getByRole('button', { name: /^Plant Torino/ })).toBeVisible()
    await page.goto('./people')
    await expect(logo(page)).toBeVisible()
  })

  test('leaves nothing in its place where the customer has none', async ({ page, signIn }) => {
    await signIn()
    await page.route('**/api/core/settings/environment', async (route) => {
      const answer = await route.fetch()
      const environment = (await answer.json()) as { customer: object }
      await route.fulfill({
        response: answer,
        json: { ...environment, customer: { ...environment.customer, logoUrl: null } },
      })
    })
    await page.goto('./')
    await expect(feedOf(page)).toBeVisible()
    await expect(logo(page)).toHaveCount(0)
    await expect(header(page).locator('img')).toHaveCount(0)
  })
})

test('the search is left out where a screen searches by itself or goes on paper', async ({ page, signIn }) => {
  await signIn(people.admin.userName)
  for (const address of ['post/print/p-1042', 'manage', 'digital-workplace-admin', 'admin-v2', 'community-detail']) {
    await page.goto(`./${address}`)
    await expect(header(page)).toBeVisible()
    await expect(search(page), address).toHaveCount(0)
  }
  await page.goto('./people')
  await expect(search(page)).toHaveCount(1)
})

test.describe('what goes on paper', () => {
  test('has no bell, a logo and an avatar that lead nowhere, and begins with the logo when printed', async ({
    page,
    signIn,
  }) => {
    await signIn()
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
})

test.describe('the links', () => {
  test('open from a button with a tooltip, and the focus comes back to it', async ({ page, signIn }) => {
    await signIn()
    await page.goto('./')
    const button = header(page).getByRole('button', { name: 'Open links dialog' })
    await expect(button).toHaveAttribute('title', 'Open links dialog')
    await button.click()
    const dialog = page.getByRole('dialog', { name: 'Useful links' })
    await expect(dialog.getByRole('link')).toHaveText(['Chat', 'Learning', 'Travel', 'Drawing archive', 'Canteen menu'])
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(button).toBeFocused()
  })

  for (const [person, name] of [
    [people.withoutChat, 'Chat'],
    [people.withoutLearning, 'Learning'],
  ] as const) {
    test(`leave out “${name}” for those without its licence`, async ({ page, signIn }) => {
      await signIn(person.userName)
      await page.goto('./')
      await header(page).getByRole('button', { name: 'Open links dialog' }).click()
      const dialog = page.getByRole('dialog', { name: 'Useful links' })
      await expect(dialog.getByRole('link', { name: 'Travel' })).toBeVisible()
      await expect(dialog.getByRole('link', { name })).toHaveCount(0)
    })
  }
})

test.describe('the sidebar', () => {
  const places = (page: Page) => page.locator('#sidebar')

  test('has the places with what waits there, and the person’s own communities', async ({ page, signIn, mock }) => {
    await signIn()
    await page.goto('./')
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

  for (const [who, person, shown] of [
    ['members', people.employee, false],
    ['those who manage users', people.admin, true],
    ['resellers', people.reseller, true],
  ] as const) {
    test(`has ${shown ? 'both' : 'no'} places of administration for ${who}`, async ({ page, signIn }) => {
      await signIn(person.userName)
      await page.goto('./')
      await expect(places(page).getByRole('link', { name: 'Insights' })).toBeVisible()
      for (const name of ['Manage', 'Admin'])
        await expect(places(page).getByRole('link', { name, exact: true })).toHaveCount(shown ? 1 : 0)
    })
  }

  test('is reached by its skip link, but not from post, editor, profile, error pages and the door', async ({
    page,
    signIn,
  }) => {
    await page.goto('./login')
    await expect(page.getByRole('link', { name: /^Go to/ })).toHaveCount(0)
    await signIn()
    await page.goto('./')
    const skip = page.getByRole('link', { name: 'Go to sidebar' })
    await skip.focus()
    await page.keyboard.press('Enter')
    await expect(places(page)).toBeFocused()
    for (const address of ['post/p-1042', 'post/edit/p-1042', 'profile/giulia-riva', 'error/page-not-found']) {
      await page.goto(`./${address}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(skip, address).toHaveCount(0)
    }
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('the bottom menu has the first places, and everything else behind “More”', async ({ page, signIn }) => {
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
  })

  test('signing out takes header and menu away', async ({ page, signIn }) => {
    await signIn()
    await page.goto('./people')
    await signOutByHand(page)
    await expect(page).toHaveURL(/\/login/)
    await expect(header(page)).toHaveCount(0)
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0)
  })
})

test('title and icon of the tab say that something is unread', async ({ page, signIn }) => {
  await signIn()
  await page.goto('./')
  await expect(page).toHaveTitle(/^\(\d+\) /)
  const icon = page.locator('link[rel="icon"]')
  await expect(icon).toHaveAttribute('href', /favicon-unread\.svg$/)
  await signOutByHand(page)
  await expect(page).toHaveTitle(/^Sign in/)
  await expect(icon).toHaveAttribute('href', /favicon\.svg$/)
})

test('the bell swings for three seconds when something arrives, and not where motion is unwelcome', async ({
  page,
  signIn,
  mock,
}) => {
  await signIn()
  await page.goto('./')
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
})

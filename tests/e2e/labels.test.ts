import { withConfiguration } from '../support/document.ts'
import { feedOf } from '../support/feed.ts'
import { bellOf } from '../support/notifications.ts'
import { expect, failedRequest, test } from '../support/portal.ts'

test.beforeEach(async ({ page }) => {
  await withConfiguration(page, (all) => ({
    ...all,
    labelSets: { static: [{ prefix: './labels/', suffix: '.json' }], dynamic: ['portal', 'missing'] },
  }))
  await page.route('**/labels/en.json', (route) =>
    route.fulfill({
      json: {
        app: { dashboardTitle: 'The square' },
        places: { mainMenu: 'Ways' },
        notifications: { bell: '{count, plural, =0 {Bell} one {Bell, # new} other {Bell, # new}}' },
      },
    }),
  )
  await page.route('**/core/settings/labels/portal/en', (route) =>
    route.fulfill({ json: { places: { mainMenu: 'All the ways' } } }),
  )
})

test('labels of the installation are merged over the portal’s words, and a set that fails is ignored', async ({
  page,
  signIn,
  guards,
}) => {
  guards.announce(failedRequest)
  await signIn()
  await page.goto('./')
  await expect(feedOf(page)).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'All the ways' })).toBeVisible()
  await expect(page).toHaveTitle(/The square/)
  await expect(page.getByRole('button', { name: 'Bell, 4 new' })).toBeVisible()
  await expect(bellOf(page)).toHaveCount(0)
})

test('the first screen does not wait for labels', async ({ page, signIn, guards }) => {
  guards.announce(failedRequest)
  let answer = () => undefined as void
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/labels/en.json', async (route) => {
    await held
    await route.fulfill({ json: { places: { mainMenu: 'Ways' } } })
  })
  await signIn()
  await page.goto('./')
  await expect(feedOf(page).getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  answer()
  await expect(page.getByRole('navigation', { name: 'All the ways' })).toBeVisible()
})

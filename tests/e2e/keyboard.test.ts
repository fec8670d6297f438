import { feedOf } from '../support/feed.ts'
import { password, people } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'

test('the whole way from the form to a read notification goes without a mouse', async ({ page }) => {
  await page.goto('./login')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await tabTo(page.getByRole('textbox', { name: 'User name' }))
  await page.keyboard.type(people.employee.userName)
  await tabTo(page.getByLabel('Password', { exact: true }))
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(feedOf(page)).toBeVisible()

  const bell = page.getByRole('button', { name: /^Notifications/ })
  await expect(bell).toHaveAccessibleName(/\d+ unread/)
  const [, before] = /(\d+) unread/.exec((await bell.getAttribute('aria-label')) ?? '') ?? []
  // The focus is on the heading of the new page; the header lies before it.
  await tabTo(bell, 'Shift+Tab')
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await expect(panel).toBeVisible()
  const mark = panel.getByRole('button', { name: 'Mark as read', exact: true }).first()
  await expect(mark).toBeVisible()
  await tabTo(mark)
  await page.keyboard.press('Enter')
  await expect(bell).toHaveAccessibleName(new RegExp(`${Number(before) - 1} unread`))

  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(bell).toBeFocused()

  /** Presses Tab until the control has the focus, as a person without a mouse would. */
  async function tabTo(control: ReturnType<typeof page.getByRole>, key = 'Tab') {
    for (let presses = 0; presses < 40; presses += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press(key)
    }
    await expect(control).toBeFocused()
  }
})

test('the first Tab offers to skip to the content', async ({ page, signIn }) => {
  await signIn()
  await page.goto('./')
  await expect(feedOf(page)).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Go to main content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true)
})

test('a post has no skip link to the sidebar, the dashboard has one', async ({ page, signIn }) => {
  await signIn()
  await page.goto('./')
  await expect(page.getByRole('link', { name: 'Go to sidebar' })).toBeAttached()
  await feedOf(page).getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/post\//)
  await expect(page.getByRole('link', { name: 'Go to main content' })).toBeAttached()
  await expect(page.getByRole('link', { name: 'Go to sidebar' })).toHaveCount(0)
})

test('a navigation puts the focus into the content of the new page, where a document would begin', async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.goto('./')
  const link = feedOf(page).getByRole('article').first().getByRole('link').first()
  const title = await link.innerText()
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  // On the heading where it is there at once, else on the content that it will stand in.
  await expect(page.locator('main:focus, main h1:focus')).toHaveCount(1)
})

test('the focus stays on a post while the feed begins to choose its cards by the window', async ({ page, signIn }) => {
  await signIn()
  await page.goto('./')
  const link = feedOf(page).getByRole('article').getByRole('heading').getByRole('link').first()
  await link.focus()
  await expect(feedOf(page).locator('[style*="inset-block-start"]').first()).toBeAttached()
  await expect(link).toBeFocused()
})

test('Page Down and Page Up go from one post to the next', async ({ page, signIn }) => {
  await signIn()
  await page.goto('./')
  const links = feedOf(page).getByRole('article').getByRole('heading').getByRole('link')
  await links.first().focus()
  await page.keyboard.press('PageDown')
  await expect(links.nth(1)).toBeFocused()
  await page.keyboard.press('PageUp')
  await expect(links.first()).toBeFocused()
})

import type { Page } from '@playwright/test'
import { answersOf, assistantButtonOf, assistantOf, lineFour as question } from '../support/assistant.ts'
import { feedOf, lineFour } from '../support/feed.ts'
import { goTo, tabTo } from '../support/keys.ts'
import { password, people } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'
import { expectShortcutsReady } from '../support/shell.ts'
import { sentenceOf } from '../support/words.ts'

for (const width of [390, 1440]) {
  test.describe(`without a mouse, in a window of ${width} px,`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('a person signs in, reads, likes, comments, goes through the news, searches, asks, changes the language and signs out', async ({
      page,
    }) => {
      test.setTimeout(300_000)
      await page.goto('./login')
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
      await tabTo(page, page.getByRole('textbox', { name: 'User name' }))
      await page.keyboard.type(people.employee.userName)
      await tabTo(page, page.getByLabel('Password', { exact: true }))
      await page.keyboard.type(password)
      await page.keyboard.press('Enter')
      await expect(feedOf(page)).toBeVisible()
      await expectShortcutsReady(page)

      await test.step('a post', async () => {
        await tabTo(page, feedOf(page).getByRole('link', { name: lineFour, exact: true }))
        await page.keyboard.press('Enter')
        await expect(page.getByRole('heading', { level: 1, name: lineFour })).toBeVisible()
        await expect(page.locator('main:focus, main h1:focus')).toHaveCount(1)
        await goTo(page, page.getByRole('main'))
        const like = page.getByRole('main').getByRole('button', { name: /^Like, / })
        await tabTo(page, like)
        await page.keyboard.press('Space')
        await expect(like).toHaveAttribute('aria-pressed', 'true')
        const conversation = page.getByRole('list', { name: 'Conversation' })
        await expect(conversation).toContainText('Did the drift show')
        await tabTo(page, page.getByRole('textbox', { name: 'Write a comment' }))
        await page.keyboard.type('Seen from the keyboard.')
        await tabTo(page, page.getByRole('button', { name: 'Send', exact: true }))
        await page.keyboard.press('Enter')
        await expect(conversation).toContainText('Seen from the keyboard.')
      })

      const bell = page.getByRole('button', { name: /^Notifications/ })
      await test.step('the news', async () => {
        await expect(bell).toHaveAccessibleName(/4 unread/)
        await goTo(page, page.getByRole('banner'))
        await tabTo(page, bell)
        await page.keyboard.press('Enter')
        const panel = page.getByRole('dialog', { name: 'Notifications' })
        const mark = panel.getByRole('button', { name: 'Mark as read', exact: true }).first()
        await expect(mark).toBeVisible()
        await tabTo(page, mark)
        await page.keyboard.press('Enter')
        await expect(bell).toHaveAccessibleName(/3 unread/)
        // The dot is gone; the focus stays with its entry.
        await expect(panel.getByRole('article').filter({ has: page.locator(':focus') })).toHaveCount(1)
        await page.keyboard.press('Escape')
        await expect(panel).toHaveCount(0)
        await expect(bell).toBeFocused()
      })

      await test.step('a search', async () => {
        await page.keyboard.press('/')
        await expect(page.getByRole('searchbox')).toBeFocused()
        await page.keyboard.type('press')
        await page.keyboard.press('Enter')
        await expect(page.getByRole('heading', { level: 1, name: /results in/ })).toBeVisible()
      })

      await test.step('the assistant', async () => {
        await goTo(page, page.getByRole('banner'))
        await tabTo(page, assistantButtonOf(page))
        await page.keyboard.press('Enter')
        // On phones the panel itself has the focus, so that the keys of the screen do not cover it at once.
        await expect(
          assistantOf(page)
            .locator(':focus')
            .or(assistantOf(page).and(page.locator(':focus'))),
        ).toHaveCount(1)
        await tabTo(page, assistantOf(page).getByRole('textbox', { name: 'Ask a question' }))
        await page.keyboard.type(question)
        await page.keyboard.press('Enter')
        await expect(answersOf(page)).toContainText('A position sensor on the second press had drifted')
        await tabTo(page, assistantOf(page).getByRole('button', { name: 'Close the assistant' }), 'Shift+Tab')
        await page.keyboard.press('Enter')
        await expect(assistantOf(page)).toHaveCount(0)
        await expect(assistantButtonOf(page)).toBeFocused()
      })

      await test.step('the language', async () => {
        await openMenu(page)
        const menu = page.getByRole('dialog', { name: 'Your account' })
        await tabTo(page, menu.getByRole('button', { name: /^Language/ }))
        await page.keyboard.press('Enter')
        await tabTo(page, menu.getByRole('button', { name: 'Italiano' }))
        await page.keyboard.press('Enter')
        const reload = page
          .getByRole('alertdialog')
          .getByRole('button', { name: sentenceOf('it', 'userMenu.reload'), exact: true })
        await expect(reload).toBeVisible()
        await tabTo(page, reload)
        const loaded = page.waitForEvent('load')
        await page.keyboard.press('Enter')
        await loaded
        await expect(page.getByRole('heading', { level: 1, name: /risultati in/ })).toBeVisible()
        await expect(page.locator('html')).toHaveAttribute('lang', /^it/)
        await expectShortcutsReady(page, 'it')
      })

      await test.step('the way out', async () => {
        await openMenu(page)
        const signOut = sentenceOf('it', 'userMenu.signOut')
        await tabTo(page, page.getByRole('dialog').getByRole('button', { name: signOut, exact: true }))
        await page.keyboard.press('Enter')
        const yes = page.getByRole('alertdialog').getByRole('button', { name: signOut, exact: true })
        await expect(yes).toBeVisible()
        await tabTo(page, yes)
        await page.keyboard.press('Enter')
        await expect(page.getByRole('button', { name: sentenceOf('it', 'signIn.submit'), exact: true })).toBeVisible()
      })
    })
  })
}

test('keys lead to the content, to a post with the focus in it, and from one post to the next', async ({
  page,
  signIn,
}) => {
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

  const links = feedOf(page).getByRole('article').getByRole('heading').getByRole('link')
  await links.first().focus()
  // The feed begins to choose its cards by the window; the focus stays.
  await expect(feedOf(page).locator('[style*="inset-block-start"]').first()).toBeAttached()
  await expect(links.first()).toBeFocused()
  await page.keyboard.press('PageDown')
  await expect(links.nth(1)).toBeFocused()
  await page.keyboard.press('PageUp')
  await expect(links.first()).toBeFocused()

  const title = await links.first().innerText()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  // On the heading where it is there at once, else on the content that it will stand in.
  await expect(page.locator('main:focus, main h1:focus')).toHaveCount(1)
  await expect(skip).toBeAttached()
  await expect(page.getByRole('link', { name: 'Go to sidebar' })).toHaveCount(0)
})

/** The avatar is the last button of the header in every language. */
async function openMenu(page: Page) {
  await expect(page.getByRole('banner').getByRole('search')).toBeAttached()
  await goTo(page, page.getByRole('banner'))
  await tabTo(page, page.getByRole('banner').getByRole('button').last())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
}

import type { Page } from '@playwright/test'
import { people } from '../support/people.ts'
import { expect, failedRequest, test } from '../support/portal.ts'

const titleOf = (page: Page) => page.getByRole('textbox', { name: 'Title' })
const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })

/** A moment as the parts of the fields of a day and a time take it, in the time zone of the browser. */
function typedParts(moment: number) {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Rome',
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(moment)
  const [day = '', time = ''] = parts.split(', ')
  return { day: day.replaceAll('/', ''), time: time.replace(':', '') }
}

test.describe('a text that is being written', () => {
  test('stays under the hands of its writer when another person publishes', async ({ page, openBrowser, signIn }) => {
    await signIn()
    await page.goto('./post/edit/p-1041')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page).toHaveURL(/\/post\/p-1041$/)
    await page.goto('./post/edit/p-1041')
    await titleOf(page).fill('Mine, in the making')
    await expect(page.getByText(/^Saved at/)).toBeVisible()
    await textOf(page).click()

    const browser = await openBrowser()
    await signIn(people.reseller.userName, browser)
    const other = await browser.newPage()
    await other.goto('./post/edit/p-1041')
    await expect(other.getByText('Giulia Riva is editing too')).toBeVisible()
    await titleOf(other).fill('Theirs, published first')
    await other.getByRole('button', { name: 'Publish', exact: true }).click()
    await other.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(other).toHaveURL(/\/post\/p-1041$/)

    const newer = page.getByText('A newer version was published while you were writing.')
    await test.step('a line says so; text and caret stay', async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
      await expect(newer).toBeVisible()
      await expect(titleOf(page)).toHaveValue('Mine, in the making')
      await expect(textOf(page)).toBeFocused()
    })

    await test.step('after a reload it still says so, and publishing shows both texts first', async () => {
      await page.reload()
      await expect(newer).toBeVisible()
      await page.getByRole('button', { name: 'Publish', exact: true }).click()
      const both = page.getByRole('dialog', { name: 'This post has changed' })
      await expect(both.getByText('Theirs, published first')).toBeVisible()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Show changes' }).press('Enter')
      await expect(both.getByText('Mine, in the making')).toBeVisible()
      await both.getByRole('button', { name: 'Keep mine' }).press('Enter')
      await expect(newer).toBeHidden()
    })

    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mine, in the making')
  })

  test('goes out at the time it was given, and every open tab sees it without a reload', async ({
    page,
    mock,
    openBrowser,
    signIn,
    guards,
  }) => {
    // Until then there is no such post for others.
    guards.announce(failedRequest, /There is no such post/)
    // The server has the time of the browser, whose future is typed below.
    await mock.reset('default', { now: new Date().toISOString() })
    await signIn()
    await page.goto('./post/edit/p-1041')
    const { day, time } = typedParts(Date.now() + 3_600_000)
    await page.getByRole('radiogroup', { name: 'When it is published' }).getByText('Scheduled').click()
    await page.getByRole('group', { name: /^Day/ }).getByRole('spinbutton').first().click()
    await page.keyboard.type(day)
    await page.getByRole('group', { name: /^Time/ }).getByRole('spinbutton').first().click()
    await page.keyboard.type(time)
    await page.getByRole('button', { name: 'Schedule', exact: true }).click()
    await expect(page).toHaveURL(/\/my-space\/drafts/)
    const waiting = (tab: Page) => tab.getByRole('button', { name: /^Unschedule “Lockout at the presses/ })
    await expect(waiting(page)).toBeVisible()
    const second = await page.context().newPage()
    await second.goto('./my-space/drafts?state=scheduled')
    await expect(waiting(second)).toBeVisible()

    const browser = await openBrowser()
    await signIn('marco.bianchi', browser)
    const reader = await browser.newPage()
    await reader.goto('./')
    const bell = reader.getByRole('button', { name: /^Notifications/ })
    await expect(bell).toHaveAccessibleName(/unread/)
    await reader.goto('./post/p-1041')
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Post not found')

    await mock.advanceClock(3_660_000)
    await expect(waiting(page)).toHaveCount(0)
    await expect(waiting(second)).toHaveCount(0)
    await reader.reload()
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(/^Lockout at the presses/)
  })
})

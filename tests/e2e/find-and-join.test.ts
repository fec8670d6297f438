import type { Page } from '@playwright/test'
import { hands } from '../support/hands.ts'
import { expect, test } from '../support/portal.ts'
import { expectShortcutsReady } from '../support/shell.ts'

const closed = 'Schichtleitung Torino'

/** A moderator lets the person in. */
async function accept(moderator: Page): Promise<void> {
  const status = await moderator.evaluate(async () => {
    const path = 'api/internal/v2/communication/communities/shift-leads-torino/members/giulia-riva/decision'
    const body = JSON.stringify({ accept: true })
    return (await fetch(path, { method: 'PUT', body, headers: { 'content-type': 'application/json' } })).status
  })
  expect(status).toBe(200)
}

for (const { name, window, press, tick } of hands)
  test.describe(`${name} alone,`, () => {
    test.use(window)

    test('a figure is found in a file, a closed community joined, a hashtag followed, and mentions are read', async ({
      page,
      openBrowser,
      signIn,
    }) => {
      await signIn()
      await page.goto('./')
      const main = page.getByRole('main')
      const dialog = page.getByRole('dialog')

      await test.step('words are searched for', async () => {
        const words = 'torque bracket -drill'
        if (name === 'by thumb') {
          await press(page.getByRole('search').getByRole('button'))
          await dialog.getByRole('searchbox').pressSequentially(words)
        } else {
          await expectShortcutsReady(page)
          await page.keyboard.press('/')
          await page.keyboard.type(words)
        }
        await page.keyboard.press('Enter')
        await expect(page.getByRole('heading', { level: 1, name: /^\d+ results? in \d+ posts?$/ })).toBeVisible()
      })

      await test.step('one community narrows them down, and the file opens from its hit', async () => {
        if (name === 'by thumb') await press(main.getByRole('button', { name: 'Filters', exact: true }))
        await tick(page.getByRole('checkbox', { name: /^Quality and safety/ }))
        await expect(page).toHaveURL(/in=quality-and-safety/)
        if (name === 'by thumb') await press(dialog.getByRole('button', { name: /^Show \d+ results?$/ }))
        const file = main.getByRole('link', { name: 'report-line4.pdf', exact: true }).first()
        await press(file)
        await expect(page).toHaveURL(/\/post\/p-1042/)
        await expect(dialog).toContainText('report-line4.pdf')
        await page.keyboard.press('Escape')
        await expect(dialog).toHaveCount(0)
      })

      await test.step('the hashtag of the post is followed', async () => {
        await press(main.getByRole('button', { name: '#safety' }).first())
        await press(dialog.getByRole('button', { name: 'Follow #safety', exact: true }))
        await expect(dialog.getByRole('button', { name: 'Unfollow #safety', exact: true })).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(dialog).toHaveCount(0)
      })

      await test.step('a closed community is asked for, and opens once a moderator has accepted', async () => {
        await page.goto('./communities?search=schicht')
        await press(main.getByRole('link', { name: closed }))
        // The list that it is opened from has the same button.
        await expect(main.getByRole('heading', { level: 1, name: closed })).toBeVisible()
        await press(main.getByRole('button', { name: /^Ask to join/ }))
        const words = dialog.getByRole('textbox')
        await words.waitFor()
        await words.focus()
        await page.keyboard.type('I plan line 4.')
        await press(dialog.getByRole('button', { name: 'Send request' }))
        await expect(main.getByRole('button', { name: /^Withdraw/ })).toBeVisible()
        const other = await openBrowser()
        await signIn('marco.bianchi', other)
        const moderator = await other.newPage()
        await moderator.goto('./')
        await accept(moderator)
        await expect(main.getByRole('button', { name: `Member: ${closed}` })).toBeVisible()
      })

      await test.step('two mentions are read in My space', async () => {
        await page.goto('./my-space/mentions')
        const unread = page.getByRole('tab', { name: /^Mentions/ })
        for (const [title, left] of [
          [/^Spring catalogue/, 1],
          [/^The week in figures: torque/, 0],
        ] as const) {
          await press(main.getByRole('listitem').getByRole('link', { name: title }).first())
          await expect(page).toHaveURL(/commentId=/)
          await page.goto('./my-space/mentions')
          await expect(unread).toHaveAccessibleName(`Mentions ${left}`)
        }
      })
    })
  })

import type { Page } from '@playwright/test'
import { expect, test } from '../support/portal.ts'
import { card, rail } from '../support/rail.ts'

const overdue = 'The week in figures: drivers from batch 24-17'
const decided = 'The week in figures: lines 1 to 4'
const openDay = 'Sabato aperto'

const rowOf = (page: Page, title: string) => card(page, 'For you').getByRole('listitem').filter({ hasText: title })

/** What the greeting, the menu and the card say; they are one number. */
async function expectWaiting(page: Page, count: number): Promise<void> {
  await expect(page.getByRole('link', { name: new RegExp(`^${count} things are waiting for you`) })).toBeVisible()
  await expect(page.getByRole('link', { name: new RegExp(`^My space.*\\b${count}\\b`) })).toBeVisible()
  await expect(card(page, 'For you').getByRole('link', { name: `For you: All ${count}` })).toBeVisible()
}

/** Confirms what the open dialog asks to acknowledge. */
async function acknowledge(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog).toBeHidden()
}

test('what waits is decided, ticked, acknowledged and answered beside the feed, and every number follows', async ({
  page,
  openBrowser,
  signIn,
}) => {
  await test.step('the organiser of an event asks once more', async () => {
    const other = await openBrowser()
    await signIn('elena.papadaki', other)
    const organiser = await other.newPage()
    await organiser.goto('./')
    const asked = await organiser.evaluate(async () => {
      const path = 'api/internal/v2/communication/posts/p-963/invitations/inv-963-1'
      const body = JSON.stringify({ response: 'pending' })
      return (await fetch(path, { method: 'PATCH', body, headers: { 'content-type': 'application/json' } })).status
    })
    expect(asked).toBe(200)
  })

  await signIn()
  await page.goto('./')
  await expectWaiting(page, 13)

  await test.step('a tick, taken back and made again, by keyboard', async () => {
    const tasks = card(page, 'Tasks due')
    await tasks.getByRole('checkbox', { name: 'Close: Check press 1 and 3' }).focus()
    await page.keyboard.press('Space')
    await expectWaiting(page, 12)
    await expect(tasks.getByRole('link', { name: 'Tasks due: All 4' })).toBeVisible()
    await page.keyboard.press('Space')
    await expectWaiting(page, 13)
    await page.keyboard.press('Space')
    await expectWaiting(page, 12)
  })

  await test.step('an acknowledgement, taken back and given again, by mouse', async () => {
    await rowOf(page, overdue)
      .getByRole('button', { name: /^Acknowledge/ })
      .click()
    await acknowledge(page)
    await expectWaiting(page, 11)
    await rowOf(page, overdue).getByRole('button', { name: 'Undo' }).click()
    await expectWaiting(page, 12)
    await rowOf(page, overdue)
      .getByRole('button', { name: /^Acknowledge/ })
      .click()
    await acknowledge(page)
    await expectWaiting(page, 11)
  })

  await test.step('an answer, by keyboard; it stays when the page is opened anew', async () => {
    await rowOf(page, openDay).getByRole('button', { name: 'Maybe' }).focus()
    await page.keyboard.press('Enter')
    await expect(rowOf(page, openDay).getByText('You said maybe')).toBeVisible()
    await expect(rowOf(page, openDay).getByRole('button', { name: 'Undo' })).toBeFocused()
    await expectWaiting(page, 10)
    await page.reload()
    await expectWaiting(page, 10)
    await expect(rowOf(page, overdue)).toHaveCount(0)
    await expect(rowOf(page, openDay)).toHaveCount(0)
  })

  await test.step('a decision, once what is more pressing is done', async () => {
    for (const title of ['Supplier audit', 'Evacuation exercise']) {
      await rowOf(page, title).first().hover()
      await rowOf(page, title)
        .getByRole('button', { name: /^Acknowledge/ })
        .click()
      await acknowledge(page)
    }
    await expectWaiting(page, 8)
    await page.reload()
    await rowOf(page, decided).hover()
    await rowOf(page, decided)
      .getByRole('button', { name: /^Submit for review/ })
      .click()
    await expect(rowOf(page, decided).getByText('Moved to In review')).toBeVisible()
    await expectWaiting(page, 7)
    await expect(page.getByRole('link', { name: /^Workflows.*\b2\b/ })).toBeVisible()
    await rowOf(page, decided).getByRole('button', { name: 'Undo' }).click()
    await expectWaiting(page, 8)
    await expect(rowOf(page, decided).getByRole('button', { name: /^Submit for review/ })).toBeVisible()
  })

  await test.step('without room beside the feed one bar leads to what waits', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(rail(page)).toBeHidden()
    await page.getByRole('link', { name: /^8 things are waiting for you/ }).click()
    await expect(page).toHaveURL(/\/my-space\/workflows$/)
    await expect(page.getByRole('button', { name: /^Submit for review/ })).toBeVisible()
    await expect(page.getByRole('tab', { name: /^Assigned tasks/ })).toBeVisible()
  })
})

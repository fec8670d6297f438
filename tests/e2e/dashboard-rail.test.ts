import type { Locator, Page } from '@playwright/test'
import { feedOf, lineFour } from '../support/feed.ts'
import { goTo, tabTo } from '../support/keys.ts'
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

/** How a person uses a control: `press` for buttons and links, `tick` for boxes. */
type Way = Record<'press' | 'tick', (page: Page, control: Locator) => Promise<void>>

const ways: Record<'mouse' | 'keyboard', Way> = {
  mouse: { press: (_, control) => click(control), tick: (_, control) => click(control) },
  keyboard: {
    press: async (page, control) => {
      await reach(page, control)
      await page.keyboard.press('Enter')
    },
    tick: async (page, control) => {
      await reach(page, control)
      await page.keyboard.press('Space')
    },
  },
}

async function click(control: Locator): Promise<void> {
  // The buttons of a row below the first one come with the pointer.
  await control.waitFor()
  const row = control.locator('xpath=ancestor::li[1]')
  if ((await row.count()) > 0) await row.hover()
  await control.click()
}

/** Goes to a control by Tab, forwards or backwards, whichever is the way; the rail is the last part of the page. */
async function reach(page: Page, control: Locator): Promise<void> {
  const isAhead = await control.evaluate(
    (element) =>
      document.activeElement !== document.body &&
      ((document.activeElement?.compareDocumentPosition(element) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING) > 0,
  )
  await tabTo(page, control, isAhead ? 'Tab' : 'Shift+Tab')
}

/** Acknowledges a post in its row. */
async function acknowledge(page: Page, title: string, { press, tick }: Way): Promise<void> {
  await press(page, rowOf(page, title).getByRole('button', { name: /^Acknowledge/ }))
  const dialog = page.getByRole('dialog')
  await tick(page, dialog.getByRole('checkbox'))
  await press(page, dialog.getByRole('button', { name: 'Confirm' }))
  await expect(dialog).toBeHidden()
}

for (const name of ['mouse', 'keyboard'] as const) {
  const way = ways[name]
  const { press, tick } = way

  test(`a morning by ${name}: what waits is ticked, acknowledged, answered and decided beside the feed, a post is read, and every number follows`, async ({
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

    await test.step('a tick, taken back and made again', async () => {
      const tasks = card(page, 'Tasks due')
      const box = tasks.getByRole('checkbox', { name: 'Close: Check press 1 and 3' })
      await tick(page, box)
      await expectWaiting(page, 12)
      await expect(tasks.getByRole('link', { name: 'Tasks due: All 4' })).toBeVisible()
      await tick(page, box)
      await expectWaiting(page, 13)
      await tick(page, box)
      await expectWaiting(page, 12)
    })

    await test.step('an acknowledgement, taken back and given again', async () => {
      await acknowledge(page, overdue, way)
      await expectWaiting(page, 11)
      await press(page, rowOf(page, overdue).getByRole('button', { name: 'Undo' }))
      await expectWaiting(page, 12)
      await acknowledge(page, overdue, way)
      await expectWaiting(page, 11)
    })

    await test.step('an answer; it stays when the page is opened anew', async () => {
      await press(page, rowOf(page, openDay).getByRole('button', { name: 'Maybe' }))
      await expect(rowOf(page, openDay).getByText('You said maybe')).toBeVisible()
      if (name === 'keyboard') await expect(rowOf(page, openDay).getByRole('button', { name: 'Undo' })).toBeFocused()
      await expectWaiting(page, 10)
      await page.reload()
      await expectWaiting(page, 10)
      await expect(rowOf(page, overdue)).toHaveCount(0)
      await expect(rowOf(page, openDay)).toHaveCount(0)
    })

    await test.step('a decision, once what is more pressing is done', async () => {
      for (const title of ['Supplier audit', 'Evacuation exercise']) await acknowledge(page, title, way)
      await expectWaiting(page, 8)
      await page.reload()
      const submit = rowOf(page, decided).getByRole('button', { name: /^Submit for review/ })
      await press(page, submit)
      await expect(rowOf(page, decided).getByText('Moved to In review')).toBeVisible()
      await expectWaiting(page, 7)
      await expect(page.getByRole('link', { name: /^Workflows.*\b2\b/ })).toBeVisible()
      await press(page, rowOf(page, decided).getByRole('button', { name: 'Undo' }))
      await expectWaiting(page, 8)
      await expect(submit).toBeVisible()
    })

    await test.step('a post is read, and the way back leads to the feed', async () => {
      if (name === 'keyboard') await goTo(page, page.getByRole('main'))
      await press(page, feedOf(page).getByRole('link', { name: lineFour, exact: true }))
      await expect(page.getByRole('heading', { name: 'What happened' })).toBeVisible()
      await page.goBack()
      await expectWaiting(page, 8)
    })

    await test.step('without room beside the feed one bar leads to what waits', async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      await expect(rail(page)).toBeHidden()
      const bar = page.getByRole('link', { name: /^8 things are waiting for you/ })
      if (name === 'keyboard') await goTo(page, page.getByRole('main'))
      await press(page, bar)
      await expect(page).toHaveURL(/\/my-space\/workflows$/)
      await expect(page.getByRole('button', { name: /^Submit for review/ })).toBeVisible()
      await expect(page.getByRole('tab', { name: /^Assigned tasks/ })).toBeVisible()
    })
  })
}

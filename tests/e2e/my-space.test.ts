import type { Page } from '@playwright/test'
import { cardOf, catalogue, feedOf, lineFour } from '../support/feed.ts'
import { expect, test } from '../support/portal.ts'

const overdue = 'The week in figures: drivers from batch 24-17'

/** A card beside the feed. */
const cardBeside = (page: Page, name: string) =>
  page.getByRole('complementary', { name: 'For you' }).getByRole('region', { name })

/** What the greeting, the menu and the card say; they are one number. */
async function expectWaiting(page: Page, count: number): Promise<void> {
  await expect(page.getByRole('link', { name: new RegExp(`^${count} things are waiting for you`) })).toBeVisible()
  await expect(page.getByRole('link', { name: new RegExp(`^My space.*${count} items`) })).toBeVisible()
  await expect(cardBeside(page, 'For you').getByRole('link', { name: `For you: All ${count}` })).toBeVisible()
}

test.describe('a morning on the dashboard', () => {
  test('decide, tick, acknowledge, answer and read, by mouse: every number follows without a reload', async ({
    page,
    openBrowser,
    signIn,
  }) => {
    await signIn()
    await page.goto('./')
    const forYou = cardBeside(page, 'For you')
    const tasks = cardBeside(page, 'Tasks due')
    await expectWaiting(page, 12)

    await test.step('the line stands once, above the newest post of the visit before', async () => {
      await expect(page.getByText(/^You were here/)).toHaveCount(1)
      await expect(
        feedOf(page)
          .locator('[data-index]')
          .filter({ hasText: /^You were here/ }),
      ).toContainText(catalogue)
    })

    await test.step('a decision in the row, undone and taken again', async () => {
      const row = forYou.getByRole('listitem').filter({ hasText: lineFour })
      await row.hover()
      await row.getByRole('button', { name: 'Approve' }).click()
      await page.getByRole('dialog', { name: 'Approve' }).getByRole('button', { name: 'Approve' }).click()
      await expect(row.getByText('Moved to Approved')).toBeVisible()
      await expectWaiting(page, 11)
      await expect(cardOf(page, lineFour).getByText('Approved')).toBeVisible()
      await row.getByRole('button', { name: 'Undo' }).click()
      await expectWaiting(page, 12)
      await expect(cardOf(page, lineFour).getByText('In review')).toBeVisible()
    })

    await test.step('a tick', async () => {
      await tasks.getByRole('checkbox', { name: 'Close: Check press 1 and 3' }).click()
      await expectWaiting(page, 11)
      await expect(tasks.getByRole('link', { name: 'Tasks due: All 4' })).toBeVisible()
    })

    await test.step('an acknowledgement', async () => {
      await forYou
        .getByRole('listitem')
        .filter({ hasText: overdue })
        .getByRole('button', { name: 'Acknowledge' })
        .click()
      const dialog = page.getByRole('dialog', { name: /Acknowledge/ })
      await dialog.getByRole('checkbox').click()
      await dialog.getByRole('button', { name: 'Confirm' }).click()
      await expectWaiting(page, 10)
      await expect(page.getByText(/are waiting for you\.$/)).toBeVisible()
    })

    await test.step('an answer, asked for meanwhile by the organiser', async () => {
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
      await page.goto('./my-space/workflows')
      await page.getByRole('radio', { name: /^To answer\s*1$/ }).click()
      await page.getByRole('tabpanel').getByRole('radio', { name: 'Yes' }).click()
      await expect(page.getByRole('radio', { name: /^To answer$/ })).toBeVisible()
    })

    await test.step('what was read is short at the next load', async () => {
      await page.goto('./')
      await cardOf(page, catalogue).getByRole('link', { name: catalogue, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: catalogue })).toBeVisible()
      await page.goBack()
      await expect(cardOf(page, catalogue).getByRole('button', { name: /^Like/ })).toBeVisible()
      await page.reload()
      await expect(cardOf(page, catalogue)).toBeVisible()
      await expect(cardOf(page, catalogue).getByRole('button', { name: /^Like/ })).toHaveCount(0)
    })
  })

  test('by keyboard alone: the focus stays where the next thing is', async ({ page, signIn }) => {
    await signIn()
    await page.goto('./')
    await expectWaiting(page, 12)
    await expect(page.getByRole('link', { name: overdue })).toBeVisible()
    await cardBeside(page, 'For you')
      .getByRole('link', { name: /^For you: All/ })
      .focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: overdue })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: /Acknowledge/ })
    await dialog.getByRole('checkbox').press('Space')
    await dialog.getByRole('button', { name: 'Confirm' }).press('Enter')
    await expectWaiting(page, 11)
    await cardBeside(page, 'Tasks due').getByRole('checkbox').first().press('Space')
    await expectWaiting(page, 10)
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('aside') !== null), 'the focus is in the column')
      .toBe(true)
  })

  test('new posts move nothing on screen, and come when they are asked for', async ({
    page,
    mock,
    openBrowser,
    signIn,
  }) => {
    await signIn()
    await page.goto('./')
    await expect(cardOf(page, lineFour)).toBeVisible()
    await expect.poll(() => mock.requests({ operationId: 'saveFeedPosition' })).toHaveLength(1)
    const other = await openBrowser()
    await signIn('marco.bianchi', other)
    const author = await other.newPage()
    await author.goto('./post/create?communityId=quality-and-safety')
    await author.getByRole('textbox', { name: 'Title' }).fill('The mirror for the crossing is here')
    await author.getByRole('textbox', { name: 'Text' }).fill('It hangs at gate 2 from Monday on.')
    await author.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(author.getByRole('heading', { level: 1 })).toHaveText('The mirror for the crossing is here')

    const before = await cardOf(page, lineFour).boundingBox()
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    const pill = page.getByRole('button', { name: '1 new post' })
    await expect(pill).toBeVisible()
    expect(await cardOf(page, lineFour).boundingBox()).toEqual(before)
    await pill.click()
    await expect(feedOf(page).getByRole('article').first()).toContainText('The mirror for the crossing is here')
    await expect(pill).toHaveCount(0)
  })
})

test('each tab of My Space opens by click and by address, and acts in its row', async ({ page, signIn }) => {
  await signIn()
  await page.goto('./my-space')
  await expect(page).toHaveURL(/my-space\/workflows$/)
  const tab = (name: RegExp) => page.getByRole('tab', { name })
  await expect(tab(/^Workflows\s*6$/)).toBeVisible()

  await tab(/^Drafts and scheduled\s*7$/).click()
  await expect(page).toHaveURL(/my-space\/drafts$/)
  await page
    .getByRole('button', { name: /^Discard/ })
    .last()
    .click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('radio', { name: /^All\s*7$/ })).toBeVisible()

  await tab(/^Mentions\s*1$/).click()
  await page.getByRole('tabpanel').getByRole('link', { name: catalogue }).click()
  await expect(page).toHaveURL(/post\/p-1039\?entity=comments&commentId=/)
  await page.goBack()
  await expect(tab(/^Mentions$/)).toBeVisible()

  await tab(/^Favourites$/).click()
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('A post that was removed or closed')).toHaveCount(0)

  await tab(/^Assigned tasks\s*5$/).click()
  await page.getByRole('button', { name: 'Check press 1 and 3' }).click()
  await expect(page).toHaveURL(/my-space\/assigned-tasks\?taskId=t-302$/)
  await expect(page.getByRole('dialog', { name: 'Check press 1 and 3' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('checkbox', { name: 'Close: Check press 1 and 3' }).click()
  await expect(tab(/^Assigned tasks\s*4$/)).toBeVisible()

  await tab(/^Monitored tasks/).click()
  await expect(page).toHaveURL(/my-space\/monitor-tasks$/)
  await page.reload()
  await expect(tab(/^Monitored tasks/)).toHaveAttribute('aria-selected', 'true')
})

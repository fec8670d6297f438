import type { Page } from '@playwright/test'
import { type Hand, hands } from '../support/hands.ts'
import { tabTo } from '../support/keys.ts'
import { openPanel } from '../support/notifications.ts'
import { expect, failedRequest, test } from '../support/portal.ts'

test('a task goes from its making by a notification to its closing, to its author and back', async ({
  page,
  mock,
  openBrowser,
  signIn,
}) => {
  const other = await openBrowser()
  await signIn('marco.bianchi', other)
  const author = await other.newPage()

  await test.step('its author makes it at the post', async () => {
    await author.goto('./post/p-1042?entity=tasks')
    await author.getByRole('tabpanel').getByRole('button', { name: 'New task' }).click()
    const form = author.getByRole('dialog', { name: 'New task' })
    await form.getByLabel('Title').fill('Measure the gap of press 2')
    await form.getByRole('combobox', { name: 'Assignees' }).fill('Giulia')
    await author.getByRole('option', { name: /^Giulia Riva/ }).click()
    // The list stays open for more names; Escape closes it, and the form stays.
    await author.keyboard.press('Escape')
    await form.getByRole('button', { name: 'Create' }).click()
    await expect(author.getByRole('button', { name: 'Measure the gap of press 2' }).first()).toBeVisible()
  })

  await signIn()
  await page.goto('./')

  await test.step('a notification leads to it', async () => {
    const panel = await openPanel(page)
    await panel.getByRole('article').filter({ hasText: 'Measure the gap of press 2' }).getByRole('link').first().click()
    await expect(page).toHaveURL(/\/post\/p-1042\?entity=tasks&taskId=t-\d+$/)
    await expect(page.getByRole('dialog', { name: 'Measure the gap of press 2' })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('it is among the others, and a tick closes it', async () => {
    await page
      .getByRole('link', { name: /^Tasks/ })
      .first()
      .click()
    await expect(page.getByRole('tab', { name: /^Assigned to me\s*6/ })).toBeVisible()
    await page.getByRole('checkbox', { name: 'Close: Measure the gap of press 2' }).click()
    await expect(page.getByRole('tab', { name: /^Assigned to me\s*5/ })).toBeVisible()
    await expect(page.getByText('Task closed').first()).toBeVisible()
  })

  await test.step('half a minute later its author hears of it and opens it again', async () => {
    await mock.advanceClock(30_000)
    await author.goto('./')
    const panel = await openPanel(author)
    const closed = panel.getByRole('article').filter({ hasText: 'Measure the gap of press 2' })
    await closed.getByRole('link').first().click()
    const task = author.getByRole('dialog', { name: 'Measure the gap of press 2' })
    await expect(task.getByText(/^Closed by Giulia Riva/)).toBeVisible()
    await task.getByRole('button', { name: 'Reopen' }).click()
    await expect(task.getByRole('button', { name: 'Close task' })).toBeVisible()
  })

  await test.step('and whoever has to do it hears that it is open again', async () => {
    await page.reload()
    await expect(page.getByRole('tab', { name: /^Assigned to me\s*6/ })).toBeVisible()
    const panel = await openPanel(page)
    const reopened = panel.getByRole('article').filter({ hasText: 'reopened the task Measure the gap of press 2' })
    await reopened.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/post\/p-1042\?entity=tasks&taskId=t-\d+$/)
    const task = page.getByRole('dialog', { name: 'Measure the gap of press 2' })
    await expect(task.getByRole('button', { name: 'Close task' })).toBeVisible()
  })
})

/** From the tab Tasks to the tab before it. */
async function toTheStep(page: Page, hand: Hand): Promise<void> {
  if (hand.name === 'by thumb') return page.getByRole('tab', { name: 'Workflow' }).tap()
  await tabTo(page, page.getByRole('tab', { name: 'Tasks' }))
  return page.keyboard.press('ArrowLeft')
}

for (const hand of hands)
  test.describe(`${hand.name} alone,`, () => {
    test.use(hand.window)
    const { press } = hand

    test('the task that a post needs is closed, and the post approved with a note', async ({ page, signIn }) => {
      await signIn()
      await page.goto('./post/p-1035?entity=workflow')
      const panel = page.getByRole('tabpanel')
      await expect(panel.getByText('A task must be closed first.')).toBeVisible()
      await press(panel.getByRole('link', { name: 'Open the task' }))
      const task = page.getByRole('dialog', { name: 'Sign the audit plan' })
      await press(task.getByRole('button', { name: 'Close task' }))
      await expect(task.getByText(/^Closed by Giulia Riva/)).toBeVisible()
      await press(task.getByRole('button', { name: 'Close', exact: true }))
      await expect(task).toHaveCount(0)
      await toTheStep(page, hand)
      const approve = panel.getByRole('button', { name: 'Approve' })
      await expect(approve).not.toHaveAttribute('aria-disabled', 'true')
      await press(approve)
      const form = page.getByRole('dialog', { name: 'Approve' })
      const note = form.getByLabel(/^Note/)
      await expect(note).toBeVisible()
      await note.focus()
      await page.keyboard.type('The plan is signed.')
      await press(form.getByRole('button', { name: 'Approve' }))
      await expect(page.getByText('Moved to Approved')).toBeVisible()
      await expect(panel.getByText('The plan is signed.')).toBeVisible()
    })
  })

test('a tick without a network waits, and is sent once when it is back', async ({ page, signIn, guards, context }) => {
  guards.announce(failedRequest)
  await signIn()
  await page.goto('./tasks')
  const closings: string[] = []
  page.on('response', (response) => response.url().endsWith('/close') && closings.push(response.url()))
  const tick = page.getByRole('checkbox', { name: 'Close: Add alert for sensor drift' })
  await expect(tick).toBeVisible()
  await context.setOffline(true)
  await tick.click()
  await expect(page.getByText('waiting for the network')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('tab', { name: /^Assigned to me\s*4/ })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('tab', { name: /^Assigned to me\s*4/ })).toBeVisible()
  expect(closings).toHaveLength(1)
})

import type { Page } from '@playwright/test'
import { watchRealtime } from '../support/notifications.ts'
import { expect, failedRequest, test } from '../support/portal.ts'
import { expectTip } from '../support/shell.ts'

const tab = (page: Page) => page.getByRole('tabpanel')
const form = (page: Page, name: string) => page.getByRole('dialog', { name })

test('a post is decided by two accounts, blocked once and sent back once', async ({ page, openBrowser, signIn }) => {
  await signIn()
  const other = await openBrowser()
  await signIn('sofia.karras', other)
  const realtime = [page.context(), other].map(watchRealtime)
  const editor = await other.newPage()

  await test.step('its author submits it by one click, and takes it back', async () => {
    await page.goto('./post/p-957/workflow')
    await expect(tab(page).getByText(/Line 2 shows the figures/)).toBeVisible()
    await tab(page).getByRole('button', { name: 'Submit for review' }).click()
    await expect(page.getByText('Moved to In review')).toBeVisible()
    await tab(page).getByRole('button', { name: 'Undo' }).click()
    await expect(tab(page).getByText('Undone')).toBeVisible()
    await tab(page).getByRole('button', { name: 'Submit for review' }).click()
    await expectTip(page, 'Moved to In review')
  })

  await test.step('the author may not decide about it', async () => {
    const approve = tab(page).getByRole('button', { name: 'Approve' })
    await expect(approve).toHaveAttribute('aria-disabled', 'true')
    await expect(
      tab(page)
        .getByText(/someone else has to decide/)
        .first(),
    ).toBeVisible()
    await expect(
      tab(page)
        .getByText(/Can do this: .*Sofia Karras/)
        .first(),
    ).toBeVisible()
  })

  await test.step('an editor sends it back with a reason, and the author sees it without a reload', async () => {
    await editor.goto('./post/p-957?entity=workflow')
    // A window hears of nothing before it listens.
    for (const { open } of realtime) await expect.poll(() => open()).toHaveLength(1)
    await tab(editor).getByRole('button', { name: 'Send back' }).click()
    await expect(editor).toHaveURL(/\/post\/p-957\/transition\/tr-send-back$/)
    await form(editor, 'Send back').getByRole('button', { name: 'Send back' }).click()
    await expect(form(editor, 'Send back').getByLabel('Reason')).toBeFocused()
    await form(editor, 'Send back').getByLabel('Reason').selectOption('Wording')
    await form(editor, 'Send back').getByLabel(/^Note/).fill('Shorter, please.')
    await form(editor, 'Send back').getByLabel(/^Note/).press('Control+Enter')
    await expect(form(editor, 'Send back')).toBeHidden()
    await expect(tab(page).getByText('Shorter, please.')).toBeVisible()
    await tab(page).getByRole('button', { name: 'Submit for review' }).click()
    await expect(page.getByText('Moved to In review')).toBeVisible()
  })

  await test.step('the editor sees it again, approves it, plans it in the same step, corrects the note and publishes it', async () => {
    await tab(editor).getByRole('button', { name: 'Approve' }).click()
    await form(editor, 'Approve').getByRole('combobox', { name: 'Assignee' }).fill('Tiago')
    await editor.getByRole('option', { name: /Tiago Duarte/ }).click()
    await form(editor, 'Approve').getByLabel(/^Note/).fill('Good figures.')
    await form(editor, 'Approve').getByRole('button', { name: 'Approve' }).click()
    await expect(tab(editor).getByText(/Assignee:.*Tiago Duarte/)).toBeVisible()
    await tab(editor).getByRole('link', { name: 'Edit decision' }).click()
    await form(editor, 'Edit decision').getByLabel(/^Note/).fill('Good figures now.')
    await form(editor, 'Edit decision').getByRole('button', { name: 'Save' }).click()
    await expect(tab(editor).getByText('Good figures now.')).toBeVisible()
    await tab(editor).getByRole('button', { name: 'Publish' }).click()
    await form(editor, 'Publish').getByRole('button', { name: 'Publish' }).click()
    await expect(editor.getByText('Moved to Published')).toBeVisible()
  })
})

test('two people decide at once: one does, the other is told and nothing typed is lost', async ({
  page,
  openBrowser,
  signIn,
  guards,
}) => {
  guards.announce(failedRequest)
  await signIn()
  await page.goto('./post/p-1042/transition/tr-approve')
  const mine = form(page, 'Approve')
  await mine.getByLabel(/^Note/).fill('By the 27th.')
  // What is typed is kept on this device.
  await page.reload()
  await expect(mine.getByLabel(/^Note/)).toHaveValue('By the 27th.')

  const other = await openBrowser()
  await signIn('sofia.karras', other)
  const faster = await other.newPage()
  await faster.goto('./post/p-1042/transition/tr-approve')

  // Both press; mine is longer on its way.
  let arrive = () => {}
  const theirsArrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/\/transitions\/tr-approve$/, async (route) => {
    await theirsArrived
    await route.continue()
  })
  await mine.getByRole('button', { name: 'Approve' }).click()
  await form(faster, 'Approve').getByRole('button', { name: 'Approve' }).click()
  await expect(faster.getByText('Moved to Approved')).toBeVisible()
  arrive()

  await expect(mine.getByText(/^Sofia Karras moved this to Approved/)).toBeVisible()
  await expect(mine.getByLabel(/^Note/)).toHaveValue('By the 27th.')
  await page.reload()
  await expect(mine.getByText(/^Sofia Karras moved this to Approved/)).toBeVisible()
  await expect(mine.getByLabel(/^Note/)).toHaveValue('By the 27th.')
})

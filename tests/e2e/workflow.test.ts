import { bulkBannerOf } from '../support/dock.ts'
import { expect, failedRequest, test } from '../support/portal.ts'

test.describe('workflows', () => {
  test('a post goes from sent back to published by two people, and its numbers fall without a reload', async ({
    page,
    openBrowser,
    signIn,
  }) => {
    await signIn()
    await page.goto('./')
    await page.getByRole('link', { name: /^Workflows/ }).click()
    await expect(page.getByRole('tab', { name: /^Waiting for me\s*3/ })).toBeVisible()
    await page.getByRole('button', { name: 'Submit for review' }).click()
    await expect(page.getByText('Moved to In review')).toBeVisible()
    await expect(page.getByRole('tab', { name: /^Waiting for me\s*2/ })).toBeVisible()

    const other = await openBrowser()
    await signIn('sofia.karras', other)
    const editor = await other.newPage()
    await editor.goto('./post/p-957/workflow')
    await editor.getByRole('tabpanel').getByRole('button', { name: 'Approve' }).click()
    await expect(editor).toHaveURL(/\/post\/p-957\/transition\/tr-approve$/)
    const form = editor.getByRole('dialog', { name: 'Approve' })
    await form.getByRole('combobox', { name: 'Assignee' }).fill('Tiago')
    await editor.getByRole('option', { name: /Tiago Duarte/ }).click()
    await form.getByLabel(/^Note/).fill('Good figures.')
    await form.getByLabel(/^Note/).press('Control+Enter')
    await expect(form).toBeHidden()
    await editor.getByRole('tabpanel').getByRole('button', { name: 'Publish' }).click()
    await editor.getByRole('dialog', { name: 'Publish' }).getByRole('button', { name: 'Publish' }).click()
    await expect(editor.getByText('Moved to Published')).toBeVisible()

    await page.goto('./post/p-957?entity=workflow')
    await expect(page.getByRole('tabpanel').getByText('Good figures.')).toBeVisible()
    // The same step planned the post: the history says from whom to whom.
    await expect(page.getByRole('tabpanel').getByText(/Assignee:.*Not set.*Tiago Duarte/)).toBeVisible()
  })

  test('two people decide at once: one does, the other is told and keeps the note', async ({
    page,
    openBrowser,
    signIn,
    guards,
  }) => {
    guards.announce(failedRequest)
    await signIn()
    await page.goto('./post/p-1042/transition/tr-approve')
    const form = page.getByRole('dialog', { name: 'Approve' })
    await form.getByLabel(/^Note/).fill('By the 27th.')

    const other = await openBrowser()
    await signIn('sofia.karras', other)
    const faster = await other.newPage()
    await faster.goto('./post/p-1042/transition/tr-approve')
    await faster.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
    await expect(faster.getByText('Moved to Approved')).toBeVisible()

    await form.getByRole('button', { name: 'Approve' }).click()
    await expect(form.getByText(/^Sofia Karras moved this to Approved/)).toBeVisible()
    await expect(form.getByLabel(/^Note/)).toHaveValue('By the 27th.')
  })
})

test.describe('at the end of a month', () => {
  test.use({ seed: 'month-end' })

  test('forty-three posts move at once, three are refused, and only these go at the second try', async ({
    page,
    mock,
    signIn,
  }) => {
    await mock.reset('month-end', { frozen: true })
    await signIn()
    await page.goto('./workflows')
    await page
      .getByRole('checkbox', { name: /^Select / })
      .first()
      .check()
    const bar = page.getByRole('region', { name: 'Selection' })
    await bar.getByRole('button', { name: 'Select all 49' }).click()
    await expect(bar.getByText('49 posts selected')).toBeVisible()
    await bar.getByRole('button', { name: 'Move to another status' }).click()

    await expect(page.getByRole('heading', { name: 'Move 49 posts' })).toBeVisible()
    for (const number of ['38 ready', '6 need a value', '5 blocked'])
      await expect(page.getByText(number, { exact: true })).toBeVisible()
    await page.getByRole('combobox', { name: 'Assignee' }).fill('Marco')
    await page.getByRole('option', { name: /Marco Bianchi/ }).click()
    await expect(page.getByText('44 ready', { exact: true })).toBeVisible()
    await page.getByRole('checkbox', { name: /^Move Line 4 stop/ }).uncheck()
    await page.getByRole('button', { name: 'Move 43 posts to Approved' }).click()

    await expect(page).toHaveURL(/\/bulk-workflow-transition\?operationId=/)
    await expect(bulkBannerOf(page)).toHaveAccessibleName('Moving 43 posts to Approved')
    await mock.advanceClock(60_000)
    // The report itself says how it ended, so the banner goes.
    await expect(page.getByRole('region', { name: 'Couldn’t move 3 posts' })).toBeVisible()
    await expect(bulkBannerOf(page)).toHaveCount(0)
    await expect(page.getByRole('region', { name: '40 posts moved', exact: true })).toBeVisible()
    const left = page.getByRole('region', { name: '6 posts left out' })
    await expect(left.getByText('You left it out.')).toBeVisible()
    await expect(left.getByText('A task must be closed first.')).toHaveCount(3)

    await page.getByRole('button', { name: 'Retry 3 failed posts' }).click()
    await expect(bulkBannerOf(page)).toHaveAccessibleName('Moving 3 posts to Approved')
    await mock.advanceClock(60_000)
    await expect(page.getByRole('region', { name: '3 posts moved', exact: true })).toBeVisible()
  })
})

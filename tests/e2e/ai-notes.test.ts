import { openPanel } from '../support/notifications.ts'
import { expect, failedRequest, test } from '../support/portal.ts'

test.describe('AI notes', () => {
  test('a note is found in the menu, corrected and checked, and an action item becomes a task of a post', async ({
    page,
    signIn,
  }) => {
    await signIn()
    await page.goto('./')

    await test.step('the menu counts what waits, and leads to the note', async () => {
      await page
        .getByRole('link', { name: /^AI notes/ })
        .first()
        .click()
      await expect(page.getByRole('tab', { name: /^Mine\s*15/ })).toBeVisible()
      await page.getByRole('link', { name: 'Line 4 after the stop: what we change' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Line 4 after the stop: what we change')
    })

    await test.step('a press on a time marks the words, and the address has the moment', async () => {
      await page.getByRole('region', { name: 'Decisions' }).getByRole('button', { name: 'Play from 12:41' }).click()
      await expect(page).toHaveURL(/\/ai-notes\/note-118\?t=761$/)
      await expect(page.locator('li[aria-current="true"]')).toContainText('All’ottanta per cento')
    })

    await test.step('a sentence is corrected by keyboard, and stands after a reload', async () => {
      await page.getByRole('button', { name: /^Edit: Press 2 runs/ }).press('Enter')
      await page.getByRole('textbox', { name: 'Sentence' }).fill('Press 2 runs at 80 % until Friday.')
      await page.getByRole('textbox', { name: 'Sentence' }).press('Control+Enter')
      await expect(page.getByText(/^Edited by Giulia Riva/)).toBeVisible()
      await page.reload()
      await expect(page.getByText('Press 2 runs at 80 % until Friday.', { exact: true })).toBeVisible()
    })

    await test.step('she answers for it by name', async () => {
      await page.getByRole('button', { name: 'Mark as checked' }).click()
      await expect(page.getByText(/^Checked by Giulia Riva/)).toBeVisible()
    })

    await test.step('on paper each page says who checked it, and an edit that nobody has', async () => {
      await page.getByRole('link', { name: 'Print', exact: true }).click()
      await expect(page).toHaveURL(/\/ai-notes\/note-118\/print$/)
      await page.getByRole('checkbox', { name: 'Transcript' }).click()
      await expect(page).toHaveURL(/with=times(,|%2C)transcript/)
      await expect(page.getByText(/All’ottanta per cento/)).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('form')).toBeHidden()
      const margins = await page.evaluate(() =>
        document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('\n'),
      )
      expect(margins).toMatch(/Minutes 118 · Revision \d · Printed by Giulia Riva.* · Checked by Giulia Riva, /)
      const paper = await page.pdf({ preferCSSPageSize: true })
      expect((paper.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length).toBeGreaterThan(1)
      await page.emulateMedia({ media: null })
      await page.goto('./ai-notes/note-118')
    })

    await test.step('an action item becomes a task, once', async () => {
      const items = page.getByRole('region', { name: 'Action items' })
      const item = items.getByRole('listitem').filter({ hasText: 'Order four brackets' })
      await item.getByRole('button', { name: 'Make a task' }).click()
      await item.getByRole('button', { name: 'Create task' }).click()
      await item.getByRole('link', { name: 'Task: Order four brackets with the new torque sheet' }).click()
    })

    await test.step('the task stands at the post and leads back to the moment', async () => {
      await expect(page).toHaveURL(/\/post\/p-1042\?entity=tasks&taskId=t-\d+$/)
      const task = page.getByRole('dialog', { name: 'Order four brackets with the new torque sheet' })
      await task.getByRole('link', { name: 'From AI note 118' }).click()
      await expect(page).toHaveURL(/\/ai-notes\/note-118\?t=785$/)
    })
  })

  test('access that is taken away closes the open note at once', async ({ page, guards, openBrowser, signIn }) => {
    guards.announce(failedRequest)
    const other = await openBrowser()
    await signIn('marco.bianchi', other)
    const reader = await other.newPage()
    await reader.goto('./ai-notes/note-118')
    await expect(reader.getByText(/^All’ottanta per cento/)).toBeVisible()

    await signIn()
    await page.goto('./ai-notes/note-118')
    await page.getByRole('button', { name: /^Share/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Share AI note' })
    await dialog.getByRole('button', { name: 'Remove access of Marco Bianchi' }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()

    await expect(reader.getByRole('heading', { level: 1, name: 'This AI note is private' })).toBeVisible()
    await expect(reader.getByText(/^All’ottanta per cento/)).toBeHidden()

    await test.step('shared anew, a notification leads to the summary alone', async () => {
      await page.getByRole('button', { name: /^Share/ }).click()
      const again = page.getByRole('dialog', { name: 'Share AI note' })
      await again.getByRole('combobox', { name: 'Add a person or group' }).fill('Marco')
      await page.getByRole('option', { name: /^Marco Bianchi/ }).click()
      await again.getByRole('button', { name: 'Save' }).click()
      await expect(again).toBeHidden()
      await reader.goto('./')
      const panel = await openPanel(reader)
      await panel.getByRole('article').filter({ hasText: 'shared the AI note' }).getByRole('link').first().click()
      await expect(reader.getByText(/^The summary is shared with you/)).toBeVisible()
    })
  })
})

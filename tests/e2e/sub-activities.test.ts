import type { Locator, Page } from '@playwright/test'
import { openPanel } from '../support/notifications.ts'
import { expect, test } from '../support/portal.ts'

const edits = (page: Page) => page.getByRole('tabpanel').getByRole('button', { name: /^Edit: / })
const editOf = (page: Page, title: string) => page.getByRole('button', { name: `Edit: ${title}` })

/** Goes to what stands in a row: into the list one comes by a row. */
async function goInto(page: Page, title: string, target: Locator): Promise<void> {
  await page.getByRole('row', { name: title, exact: true }).focus()
  await target.focus()
}

test('the work of a post is split into parts by keyboard alone, and another person sees each of them', async ({
  page,
  openBrowser,
  signIn,
}) => {
  const other = await openBrowser()
  await signIn('marco.bianchi', other)
  const reader = await other.newPage()
  await reader.goto('./post/p-1035')
  await signIn()
  await page.goto('./post/p-1035?entity=subactivities')
  await expect(page.getByRole('tab', { name: 'Sub-activities', selected: true })).toBeVisible()

  await test.step('three are added from one field', async () => {
    const field = page.getByRole('textbox', { name: 'New sub-activity' })
    await field.focus()
    for (const title of ['Fix the dates', 'Book the rooms', 'Print the papers']) {
      await page.keyboard.type(title)
      await page.keyboard.press('Enter')
      await expect(editOf(page, title)).toBeVisible()
      await expect(field).toBeFocused()
      await expect(field).toHaveValue('')
    }
    await expect(edits(page)).toHaveText(['Fix the dates', 'Book the rooms', 'Print the papers'])
  })

  await test.step('one is changed in its row, which gets the focus back', async () => {
    await goInto(page, 'Book the rooms', editOf(page, 'Book the rooms'))
    await page.keyboard.press('Enter')
    const form = page.getByRole('form', { name: 'Edit Book the rooms' })
    await expect(form.getByRole('textbox', { name: 'Title' })).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.type(' in Ulm')
    await form.getByRole('combobox', { name: 'Assignee' }).focus()
    await page.keyboard.type('Marco B')
    await expect(page.getByRole('option', { name: /^Marco Bianchi/ })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+Enter')
    await expect(editOf(page, 'Book the rooms in Ulm')).toBeFocused()
    await expect(page.getByRole('tabpanel').getByText('Marco Bianchi')).toBeVisible()
  })

  await test.step('it moves up by Alt and an arrow, which is said', async () => {
    await page.keyboard.press('Alt+ArrowUp')
    await expect(edits(page)).toHaveText(['Book the rooms in Ulm', 'Fix the dates', 'Print the papers'])
    await expect(page.getByText('Book the rooms in Ulm is now 1 of 3').first()).toBeVisible()
    await expect(editOf(page, 'Book the rooms in Ulm')).toBeFocused()
  })

  await test.step('one is closed, and opened again by Undo', async () => {
    await goInto(page, 'Fix the dates', page.getByRole('checkbox', { name: 'Close: Fix the dates' }))
    await page.keyboard.press('Space')
    await expect(page.getByRole('checkbox', { name: 'Closed: Fix the dates' })).toBeChecked()
    await expect(page.getByRole('tab', { name: /^Sub-activities\s*2/ })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('checkbox', { name: 'Close: Fix the dates' })).not.toBeChecked()
    await expect(page.getByRole('tab', { name: /^Sub-activities\s*3/ })).toBeVisible()
  })

  await test.step('the other one sees all of it without a reload, and is led to their part', async () => {
    const panel = await openPanel(reader)
    await panel.getByRole('article').filter({ hasText: 'Book the rooms in Ulm' }).getByRole('link').first().click()
    await expect(reader).toHaveURL(/\/post\/p-1035\?entity=subactivities$/)
    await expect(reader.getByRole('tab', { name: /^Sub-activities\s*3/, selected: true })).toBeVisible()
    await goInto(page, 'Print the papers', page.getByRole('checkbox', { name: 'Close: Print the papers' }))
    await page.keyboard.press('Space')
    await expect(reader.getByRole('tab', { name: /^Sub-activities\s*2/ })).toBeVisible()
    await expect(reader.getByRole('tabpanel').getByText('Done')).toBeVisible()
  })
})

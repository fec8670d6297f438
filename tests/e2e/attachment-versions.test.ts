import type { Page } from '@playwright/test'
import { bellOf, entriesOf, openPanel } from '../support/notifications.ts'
import { dialogOf, openAndCloseByKeyboard } from '../support/overlays.ts'
import { expect, test } from '../support/portal.ts'
import { textFile, uploadOf, uploadsOf } from '../support/uploads.ts'

const tab = (page: Page) => page.getByRole('tabpanel', { name: 'Attachments' })
const choose = (page: Page, ...files: ReturnType<typeof textFile>[]) =>
  page.getByLabel('Add files', { exact: true }).setInputFiles(files)
const opener = (page: Page, version: number, name: string) =>
  tab(page).getByRole('button', { name: `Version ${version}: all versions of ${name}` })
const rowOf = (page: Page, version: string) =>
  page.getByRole('dialog').getByRole('listitem').filter({ hasText: version })

test('a file gets a new version with a note, and the old one is restored; who follows the post is told', async ({
  page,
  openBrowser,
  signIn,
}) => {
  await signIn()
  const other = await openBrowser()
  await signIn('marco.bianchi', other)
  const follower = await other.newPage()
  await follower.goto('./')
  await expect(bellOf(follower)).toBeVisible()
  await page.goto('./post/p-1042?entity=attachments')
  await expect(tab(page)).toContainText('report-line4.pdf')

  await test.step('two known names are one question, with one note', async () => {
    await choose(page, textFile('report-line4.pdf', 2), textFile('values-week-47.xlsx', 3))
    await expect(uploadsOf(page)).toContainText('2 files with these names are already on the post.')
    await uploadsOf(page)
      .getByRole('textbox', { name: /^What’s new/ })
      .fill('With the values of Friday')
    await uploadsOf(page).getByRole('button', { name: 'New versions' }).click()
    await expect(uploadOf(page, 'report-line4.pdf')).toContainText('Added as version 4')
    await expect(uploadOf(page, 'values-week-47.xlsx')).toContainText('Added as version 2')
    await uploadsOf(page).getByRole('button', { name: 'Close the list' }).click()
  })

  await test.step('the very same bytes are named, and need not be sent', async () => {
    await choose(page, textFile('report-line4.pdf', 2))
    await expect(uploadOf(page, 'report-line4.pdf')).toContainText('this very file already, as version 4')
    await uploadsOf(page).getByRole('button', { name: 'Skip report-line4.pdf' }).click()
    await expect(uploadsOf(page)).toHaveCount(0)
  })

  await test.step('an old version is brought back', async () => {
    const open = opener(page, 4, 'report-line4.pdf')
    await openAndCloseByKeyboard(page, open, 'report-line4.pdf')
    await open.click()
    await expect(rowOf(page, 'Version 4, current')).toContainText('With the values of Friday')
    await rowOf(page, 'Version 1').getByRole('button', { name: 'Restore version 1' }).click()
    await expect(page.getByText('Version 1 is back as version 5')).toBeVisible()
    await expect(rowOf(page, 'Version 5, current')).toContainText('Restored from version 1')
    await page.keyboard.press('Escape')
    await expect(opener(page, 5, 'report-line4.pdf')).toBeFocused()
  })

  await test.step('who follows the post hears of it', async () => {
    await openPanel(follower)
    await expect(entriesOf(follower).first()).toContainText('report-line4.pdf')
  })
})

test.describe('a picture with sixty versions', () => {
  test.use({ seed: 'crowded' })

  test('is opened by its address, compared side by side, and restored as the sixty-first', async ({ page, signIn }) => {
    await signIn()
    await page.goto('./post/p-1042?entity=attachments&attachmentId=att-6')
    const dialog = dialogOf(page, 'drift-ten-days.png')
    await expect(dialog).toContainText('60 versions')
    await dialog.getByRole('combobox', { name: 'Compare' }).selectOption('Version 7')
    for (const version of [7, 60]) {
      const picture = dialog.getByRole('img', { name: `The picture in version ${version}` })
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    }
    await dialog.getByRole('button', { name: 'Restore version 7' }).click()
    await expect(dialog).toContainText('61 versions')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(page).toHaveURL(/\?entity=attachments$/)
    await expect(opener(page, 61, 'drift-ten-days.png')).toBeVisible()
  })
})

import type { Page } from '@playwright/test'
import { pagesOfPdf } from '../support/pdf.ts'
import { expect, test } from '../support/portal.ts'

/** What a printer would get, and the words of each page without spaces. */
async function printed(page: Page, height = '297mm') {
  await page.evaluate(() => document.fonts.ready)
  const path = test.info().outputPath(`paper-${height}.pdf`)
  const paper = await page.pdf({ width: '210mm', height, path })
  return pagesOfPdf(paper)
}

test('a post goes on paper from its menu, and each page says what it is', async ({ page, signIn }) => {
  await signIn()
  await page.goto('./post/p-1042')
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Print' }).click()
  await expect(page).toHaveURL(/\/post\/print\/p-1042$/)
  for (const name of ['Files', 'Comments']) {
    await page.getByRole('checkbox', { name }).click()
    await expect(page.getByRole('checkbox', { name })).toBeChecked()
  }
  await expect(page.getByRole('table', { name: 'Files' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print' })).not.toHaveAttribute('aria-disabled', 'true')

  const pages = await printed(page)
  expect(pages.length).toBeGreaterThan(2)
  for (const [index, text] of pages.entries()) {
    expect(text).toContain('Post1042:Line4stoponTuesday:whatwefound,andwhatchanges')
    expect(text).toContain('Version1of')
    expect(text).toContain(`Page${index + 1}of${pages.length}`)
  }
  const [first = '', last = ''] = [pages.at(0), pages.at(-1)]
  expect(first).toContain('Meridiana')
  expect(first).toContain('PrintedbyGiuliaRiva')
  expect(pages.filter((text) => text.includes('Meridiana'))).toHaveLength(1)
  expect(last).toContain('Comments')
  // Neither the choice beside the sheet nor anything around it.
  for (const word of ['Skip', 'Back', 'Assistant', 'Notifications', 'PrintFiles'])
    expect(pages.join()).not.toContain(word)

  await test.step('on short pages the table has its head on each of them, and its rows whole', async () => {
    const table = page.getByRole('table', { name: /^Zero position/ })
    // “Empty” is for those who hear a cell.
    const rows = await table.getByRole('row').allTextContents()
    const [head = '', ...others] = rows.map((row) => row.replace(/\s+|empty/g, ''))
    const short = await printed(page, '90mm')
    const withTable = short.filter((text) => text.includes(head))
    expect(withTable.length).toBeGreaterThan(1)
    for (const row of new Set(others))
      expect(
        withTable.some((text) => text.includes(row)),
        row,
      ).toBe(true)
  })

  await test.step('pictures are no higher than a page and are not broken', async () => {
    await page.emulateMedia({ media: 'print' })
    const figures = page.getByRole('figure')
    await expect(figures).toHaveCount(6)
    for (const figure of await figures.all()) {
      await expect(figure).toHaveCSS('break-inside', 'avoid')
      const { height } = (await figure.boundingBox()) ?? { height: Infinity }
      expect(height).toBeLessThan(millimetres(170))
    }
  })
})

const millimetres = (count: number) => (count * 96) / 25.4

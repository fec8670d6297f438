import type { Page } from '@playwright/test'
import { pagesOfPdf } from '../support/pdf.ts'
import { expect, test } from '../support/portal.ts'

/** What a printer would get, and the words of each page without spaces. */
async function printed(page: Page) {
  await page.evaluate(() => document.fonts.ready)
  const paper = await page.pdf({ preferCSSPageSize: true })
  await test.info().attach('paper.pdf', { body: paper, contentType: 'application/pdf' })
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
})

import type { Page } from '@playwright/test'
import { expect, test } from '../support/portal.ts'

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search', exact: true })
const report = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: /report-line4\.pdf\s+version 3, page 3/ })
/** The browser of the tests has no reader of PDF: the page stands below the sign of the file. */
const thirdPage = (page: Page) => page.getByRole('dialog').getByText('report-line4.pdf, page 3')

/** Counts the searches that the page asks for from now on. */
function countSearches(page: Page) {
  let count = 0
  page.on('request', (request) => {
    if (/\/communication\/search\?/.test(request.url())) count += 1
  })
  return () => count
}

test('the page of a document is found by its words, read, and left for the same list', async ({ page, signIn }) => {
  await signIn()
  await page.goto('./')
  await test.step('by mouse', async () => {
    await field(page).fill('+bracket +torque')
    await field(page).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: /results in/ })).toBeVisible()
    await page.getByRole('tab', { name: /^Documents/ }).click()
    await expect(page).toHaveURL(/types=documents/)
    // Among all results the document is a row of its post; here it is one by itself.
    await expect(page.getByRole('heading', { level: 2, name: /^report-line4\.pdf/ })).toBeVisible()
    await report(page).scrollIntoViewIfNeeded()
    const [place, searches] = [await page.evaluate(() => window.scrollY), countSearches(page)]
    await report(page).click()
    await expect(page).toHaveURL(/\/post\/p-1042\?attachmentId=att-\d+&page=3$/)
    await expect(thirdPage(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goBack()
    await expect(report(page)).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBe(place)
    await expect(page.getByRole('tab', { name: /^Documents/ })).toHaveAttribute('aria-selected', 'true')
    expect(searches()).toBe(0)
  })

  await test.step('by keyboard', async () => {
    await page.keyboard.press('/')
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('aluminium')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Read as: aluminium')).toBeVisible()
    await report(page).focus()
    await page.keyboard.press('Enter')
    await expect(thirdPage(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await page.goBack()
    await expect(report(page)).toBeFocused()
  })

  await test.step('equal words twice are two entries of the history', async () => {
    const first = page.url()
    await field(page).press('Enter')
    await expect(page).not.toHaveURL(first)
    await page.goBack()
    await expect(page).toHaveURL(first)
  })
})

test('a community is searched from its own field, and the same words everywhere', async ({ page, signIn }) => {
  await signIn()
  await page.goto('./community/plant-torino')
  const own = page.getByRole('searchbox', { name: 'Search in this community' })
  await expect(own).toBeVisible()
  // The keys listen once the page is at rest.
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(own).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.type('pressa')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/community\/plant-torino\/search\?q=pressa&filter=.+$/)
  await expect(page.getByRole('heading', { level: 2, name: /results? in/ })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: /^Nuova pressa in arrivo/ })).toBeVisible()
  await expect(main.getByRole('link', { name: /^Line 4 stop/ })).toHaveCount(0)
  await main.getByRole('link', { name: 'Search everywhere' }).click()
  await expect(page).toHaveURL(/\/search-v2\?q=pressa/)
  await expect(page.getByRole('heading', { level: 1, name: /results in/ })).toBeVisible()
})

import type { Page } from '@playwright/test'
import { expect, test } from '../support/portal.ts'

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search', exact: true })

/** What the search is on a phone until it is opened. */
const pill = (page: Page) => page.getByRole('search').getByRole('button')

/** The whole pill, whose width is the specification's. */
async function pillWidth(page: Page) {
  return Math.round((await page.getByRole('search').boundingBox())?.width ?? 0)
}

function filterOf(page: Page): string | null {
  return new URL(page.url()).searchParams.get('filter')
}

test.beforeEach(async ({ page, signIn }) => {
  await signIn()
  await page.goto('./')
  await expect(search(page)).toBeVisible()
})

test('a search goes to the results, which show it again after a reload and on the way back', async ({ page }) => {
  const address = page.url()
  expect(await pillWidth(page)).toBe(172)
  await search(page).fill('   ')
  await search(page).press('Enter')
  expect(page.url(), 'an empty search goes nowhere').toBe(address)
  await expect.poll(() => pillWidth(page)).toBe(420)
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect.poll(() => pillWidth(page)).toBe(172)
  await expect(search(page)).toBeFocused()

  await search(page).fill('press +sensor')
  await search(page).press('Enter')
  await expect(page).toHaveURL(/\/search-v2\?q=press\+%2Bsensor&filter=.+$/)
  await expect(search(page)).toHaveValue('press +sensor')
  await expect(page.getByRole('heading', { level: 1, name: /results in/ })).toBeVisible()
  await expect(page.getByRole('searchbox'), 'the results have no second field').toHaveCount(1)
  const first = filterOf(page)
  await page.reload()
  await expect(search(page)).toHaveValue('press +sensor')
  expect(filterOf(page)).toBe(first)

  await search(page).press('Enter')
  await expect.poll(() => filterOf(page)).not.toBe(first)
  await search(page).fill('lamp')
  await search(page).press('Enter')
  await expect(page).toHaveURL(/q=lamp/)
  await page.goBack()
  await expect(search(page)).toHaveValue('press +sensor')
  // Searching for the same words once more was a step of its own.
  expect(filterOf(page)).not.toBe(first)
  await page.goBack()
  await expect.poll(() => filterOf(page)).toBe(first)
  await expect(search(page)).toHaveValue('press +sensor')
  await page.goto('./people')
  await expect(search(page)).toHaveValue('')
})

test('four fields are filled from the query and written back to it, and say so when all of them are empty', async ({
  page,
}) => {
  const panel = page.getByRole('dialog', { name: 'Advanced search' })
  await test.step('all of them empty, by keyboard', async () => {
    const address = page.url()
    await search(page).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await panel.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(panel).toContainText('Write a word in at least one of the fields.')
    expect(page.url()).toBe(address)
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Advanced search' })).toBeFocused()
  })

  // Beside the field, and in a sheet on phones.
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport)
    // On phones the field and its buttons are in the sheet that the pill opens.
    if (viewport.width < 768) await pill(page).click()
    await search(page).fill('report "line 4" -drill')
    await page.getByRole('button', { name: 'Advanced search' }).click()
    const fields = panel.getByRole('textbox')
    await expect(fields).toHaveCount(4)
    await expect(panel.getByLabel('At least one of these words')).toHaveValue('report')
    await expect(panel.getByLabel('Exactly this text')).toHaveValue('line 4')
    await expect(panel.getByLabel('None of these words')).toHaveValue('drill')
    await panel.getByLabel('All of these words').fill('press sensor')
    await panel.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(panel).toHaveCount(0)
    await expect(page).toHaveURL(/\/search-v2\?/)
    expect(new URL(page.url()).searchParams.get('q')).toBe('report "line 4" +press +sensor -drill')
    if (viewport.width < 768) await expect(pill(page)).toHaveText('Search: report "line 4" +press +sensor -drill')
    else await expect(search(page)).toHaveValue('report "line 4" +press +sensor -drill')
  }
})

import { expect, test } from '../support/portal.ts'

test('a post goes on paper with its head on each page, its tables and its code, and nothing of the portal', async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.goto('./post/p-1042')
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  for (const name of ['Files', 'Comments']) {
    // What is printed stands in the address, from where the box has its state.
    await page.getByRole('checkbox', { name }).click()
    await expect(page.getByRole('checkbox', { name })).toBeChecked()
  }
  await expect(page).toHaveURL(/with=pictures(,|%2C)files(,|%2C)comments/)
  await expect(page.getByRole('heading', { name: 'Comments' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Code that opens this version' })).toBeVisible()

  await page.emulateMedia({ media: 'print' })
  for (const part of [page.getByRole('banner'), page.getByRole('navigation'), page.getByRole('form')]) {
    for (const one of await part.all()) await expect(one).toBeHidden()
  }
  const logo = page.getByRole('main').locator('img[src*="customer/logo"]:visible')
  await expect(logo).toHaveCount(1)
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const table = page.getByRole('table').first()
  expect(await table.evaluate((element) => getComputedStyle(element.querySelector('thead') ?? element).display)).toBe(
    'table-header-group',
  )
  const margins = await page.evaluate(() =>
    document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('\n'),
  )
  expect(margins).toContain('Post 1042: Line 4 stop on Tuesday')
  expect(margins).toMatch(/Version \d of /)

  const paper = await page.pdf({ preferCSSPageSize: true })
  const pages = paper.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []
  expect(pages.length).toBeGreaterThan(2)
  await test.info().attach('paper.pdf', { body: paper, contentType: 'application/pdf' })
})

import { devices, type Page } from '@playwright/test'
import { expect, test } from '../support/portal.ts'

test.use({ hasTouch: true, viewport: devices['iPhone 12'].viewport })

const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Search', exact: true })

test('on a phone the pill opens a sheet, a key writes a sign, a hit opens, and the way back leads to the list', async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.goto('./')
  const pill = page.getByRole('search').getByRole('button')
  const sheet = sheetOf(page)
  const field = sheet.getByRole('searchbox')

  await test.step('the way back closes the sheet and keeps the page', async () => {
    const address = page.url()
    await pill.tap()
    await expect(field).toBeFocused()
    await page.goBack()
    await expect(sheet).toHaveCount(0)
    await expect(pill).toBeFocused()
    expect(page.url()).toBe(address)
  })

  await test.step('what is suggested says where it leads', async () => {
    await pill.tap()
    await field.pressSequentially('pressa tor')
    await expect(sheet.getByRole('option', { name: /^Stabilimento Torino/ })).toBeVisible()
    await expect(sheet.getByRole('option', { name: /^Nuova pressa in arrivo/ })).toBeVisible()
    await expect(sheet.getByRole('status')).toHaveText(/^\d+ suggestions$/)
  })

  await test.step('a key writes its sign where the caret is', async () => {
    await sheet.getByRole('button', { name: 'Clear the search' }).tap()
    await field.pressSequentially('press')
    await sheet.getByRole('button', { name: /must have$/ }).tap()
    await expect(field).toBeFocused()
    await field.pressSequentially('sensor')
    await expect(field).toHaveValue('press +sensor')
    await sheet.getByRole('option', { name: 'Search for “press +sensor”' }).tap()
  })

  const list = page.getByRole('heading', { level: 1, name: /results in/ })
  await test.step('the results are listed, and the pill says for what', async () => {
    await expect(list).toBeVisible()
    await expect(sheet).toHaveCount(0)
    await expect(pill).toHaveText('Search: press +sensor')
  })

  await test.step('a hit opens, and the way back leads to the list', async () => {
    const address = page.url()
    const hit = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first()
    const title = await hit.innerText()
    await hit.tap()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.goBack()
    await expect(list).toBeVisible()
    expect(page.url()).toBe(address)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: /Giulia/ })).toBeVisible()
  })
})

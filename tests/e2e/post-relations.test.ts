import { expect, failedRequest, test } from '../support/portal.ts'

const older = 'Nuova pressa in arrivo: come passa dal cancello'
const newer = /^Riparare invece di sostituire/

test('a post that replaces another says so on the older one to everyone, and can be named once', async ({
  page,
  guards,
  openBrowser,
  signIn,
}) => {
  await signIn()
  await page.goto('./post/p-967')
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Relations' }).click()
  await expect(page.getByText('No related posts')).toBeVisible()
  const relate = async (words: string) => {
    await page.getByRole('combobox', { name: 'Other post' }).fill(words)
    await page.getByRole('option', { name: older }).click()
    await page.getByRole('button', { name: 'Add', exact: true }).click()
  }
  await relate('1015')
  const row = page.getByRole('listitem').filter({ hasText: older })
  await expect(row).toContainText('Replaces')
  guards.announce(failedRequest)
  await relate('Nuova pressa')
  await expect(page.getByText('These posts are already related this way')).toBeVisible()
  await expect(row).toHaveCount(1)

  const banner = (reader: typeof page) => reader.getByRole('note').filter({ hasText: 'This post has been replaced by' })
  await page.goto('./post/p-1015')
  await expect(banner(page)).toBeVisible()

  const elsewhere = await openBrowser()
  await signIn('marco.bianchi', elsewhere)
  const reader = await elsewhere.newPage()
  await reader.goto('./post/p-1015')
  await banner(reader).getByRole('link').click()
  await expect(reader.getByRole('heading', { level: 1, name: newer })).toBeVisible()
})

test('an older text is compared with the one of today and put into the draft, and readers see nothing of it', async ({
  page,
  guards,
  openBrowser,
  signIn,
}) => {
  await signIn()
  await page.goto('./post/p-957')
  await page.getByRole('link', { name: /^edited/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Version history' })).toBeVisible()
  const first = page.getByRole('region', { name: 'Version 1' })
  await expect(first.getByText('98.1 %, a tenth better')).toContainText('Changed')
  await expect(page.getByRole('region', { name: 'Version 2' }).getByText('98.6 %, a tenth better')).toBeVisible()
  // Whether there is a draft is asked first, and there is none.
  guards.announce(failedRequest)
  await first.getByRole('button', { name: 'Use this text' }).click()
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toContainText('98.1 %, a tenth better')

  const elsewhere = await openBrowser()
  await signIn('marco.bianchi', elsewhere)
  const reader = await elsewhere.newPage()
  await reader.goto('./post/p-957')
  await expect(reader.getByRole('article', { name: 'The week in figures' })).toContainText('98.6 %')
  await reader.goto('./post/p-957?revision=1')
  await expect(reader.getByRole('note')).toContainText('You’re reading version 1')
  await reader.getByRole('link', { name: 'Read the current version' }).click()
  await expect(reader.getByRole('note')).toHaveCount(0)
  await expect(reader.getByRole('article', { name: 'The week in figures' })).toContainText('98.6 %')
})

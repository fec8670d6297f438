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
  const choose = async (words: string) => {
    await page.getByRole('combobox', { name: 'Other post' }).fill(words)
    await page.getByRole('option', { name: older }).click()
    await page.getByRole('button', { name: 'Add', exact: true }).click()
  }
  await choose('1015')
  await expect(page.getByRole('listitem').filter({ hasText: older })).toContainText('Replaces')
  guards.announce(failedRequest)
  await choose('Nuova pressa')
  await expect(page.getByText('These posts are already related this way')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: older })).toHaveCount(1)

  const elsewhere = await openBrowser()
  await signIn('marco.bianchi', elsewhere)
  const reader = await elsewhere.newPage()
  await reader.goto('./post/p-1015')
  const banner = reader.getByRole('note').filter({ hasText: 'This post has been replaced by' })
  await expect(banner).toBeVisible()
  await banner.getByRole('link').click()
  await expect(reader.getByRole('heading', { level: 1, name: newer })).toBeVisible()
})

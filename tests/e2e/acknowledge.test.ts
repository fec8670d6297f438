import { expect, test } from '../support/portal.ts'

test.describe('acknowledging a post', () => {
  test('a reader confirms it once, and the author sees who has and reminds those who have not', async ({
    page,
    openBrowser,
    signIn,
  }) => {
    await signIn()
    await page.goto('./post/p-908')
    await expect(page.getByRole('heading', { level: 2, name: 'Asked of you' })).toBeVisible()
    await page.getByRole('button', { name: 'Acknowledge', exact: true }).click()
    const confirm = page.getByRole('button', { name: 'Confirm', exact: true })
    await expect(confirm).toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('checkbox', { name: /I have checked my stock/ }).check()
    await confirm.click()
    await expect(page.getByText(/^You acknowledged version 1 on/)).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'Asked of you' })).toBeHidden()

    const other = await openBrowser()
    await signIn('marco.bianchi', other)
    const author = await other.newPage()
    await author.goto('./post/p-908')
    await author.getByRole('link', { name: /^\d+ of \d+ acknowledged$/ }).click()
    await expect(author).toHaveURL(/\/post\/p-908\/acknowledgements$/)
    await expect(author.getByRole('row', { name: /Giulia Riva/ })).toContainText('Acknowledged')
    await author.getByRole('radiogroup', { name: 'Show' }).getByText('Overdue').click()
    await expect(author.getByRole('radio', { name: /^Overdue/ })).toBeChecked()
    await expect(author).toHaveURL(/state=overdue/)
    await expect(author.getByRole('row', { name: /Giulia Riva/ })).toBeHidden()
    await author.getByRole('button', { name: /^Remind \d+ people/ }).click()
    await author
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Remind/ })
      .click()
    await expect(author.getByText(/people reminded$/)).toBeVisible()
  })
})

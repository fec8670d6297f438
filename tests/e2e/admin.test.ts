import { expect, test } from '../support/portal.ts'

test('an administrator sees how the installation stands, what the browser enforces, and what was done', async ({
  page,
  guards,
  signIn,
}) => {
  // The checks try them, and nothing else does.
  guards.announceTries(
    /^(script-src|script-src-elem) blocked eval/,
    /^(require-trusted-types-for|trusted-types) blocked trusted-types/,
    /^(style-src|style-src-elem) blocked inline/,
    /^connect-src blocked https:\/\/security-check\.invalid/,
  )
  guards.welcome('https://security-check.invalid')
  await signIn('marco.bianchi')
  await page.goto('./')
  await page.getByRole('navigation').getByRole('link', { name: 'Admin', exact: true }).click()
  const services = page.getByRole('region', { name: 'Services' })
  await expect(services.getByText('Degraded')).toBeVisible()

  await test.step('every check passes under the headers that are shipped', async () => {
    await page.getByRole('tab', { name: 'Security' }).click()
    await expect(page).toHaveURL(/admin-v2\/security$/)
    await expect(page.getByText(/^\d+ of \d+ checks passed$/)).toBeVisible()
    const failed = page.locator('[data-check]').filter({ hasText: 'Failed' })
    expect(await failed.allInnerTexts()).toEqual([])
  })

  await test.step('the log is narrowed, and Back brings the former view', async () => {
    await page.getByRole('tab', { name: 'Audit log' }).click()
    await expect(page.getByText('320 entries')).toBeVisible()
    await page.getByRole('combobox', { name: 'Action' }).selectOption('group-members')
    await expect(page).toHaveURL(/act=group-members/)
    const list = page.getByRole('list', { name: 'Audit log' })
    await expect(list.getByText('Account blocked')).toHaveCount(0)
    await page.reload()
    await expect(list.getByText('Group members changed').first()).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/admin-v2\/security$/)
  })
})

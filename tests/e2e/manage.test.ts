import { expect, failedRequest, handedOver, signInByHand, test } from '../support/portal.ts'

test('an administrator finds somebody, blocks them for a while, and takes the block away', async ({
  page,
  guards,
  signIn,
  openBrowser,
}) => {
  // The session of the one who is blocked ends, and the sign-in is refused.
  guards.announce(failedRequest)
  await signIn('marco.bianchi')
  const other = await openBrowser()
  await signIn('tiago.duarte', other)
  const tiago = await other.newPage()
  await tiago.goto('./tasks')
  await expect(tiago.getByRole('heading', { level: 1, name: 'Tasks' })).toBeVisible()

  await page.goto('./')
  await page.getByRole('navigation').getByRole('link', { name: 'Manage', exact: true }).click()
  await page.getByRole('searchbox', { name: /^Search name/ }).fill('tiago du')
  const rows = page.getByRole('list', { name: 'Accounts found' }).getByRole('listitem')
  await expect(rows).toHaveCount(1)
  await expect(page).toHaveURL(/search=tiago/)
  await rows.getByRole('button', { name: 'Tiago Duarte' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tiago Duarte' })

  await test.step('what was typed is still there after a reload', async () => {
    await dialog.getByRole('button', { name: 'Block…' }).click()
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Badge and phone were stolen.')
    await page.reload()
    await rows.getByRole('button', { name: 'Tiago Duarte' }).click()
    await dialog.getByRole('button', { name: 'Block…' }).click()
    await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('Badge and phone were stolen.')
  })

  await dialog.getByRole('button', { name: 'Block', exact: true }).click()
  await expect(dialog.getByText('Until someone unblocks it')).toBeVisible()
  await expect(rows.getByText('Blocked')).toBeVisible()

  await test.step('the other browser is signed out, and the sign-in says why', async () => {
    await tiago.goto('./')
    await signInByHand(tiago, 'tiago.duarte')
    await expect(tiago.getByText('This account is blocked. Ask your administrator to unblock it.')).toBeVisible()
  })

  await dialog.getByRole('button', { name: 'Unblock' }).click()
  await expect(rows.getByText('Active')).toBeVisible()
  await signInByHand(tiago, 'tiago.duarte')
  await expect(tiago.getByRole('navigation').getByRole('link', { name: 'Tasks' })).toBeVisible()
  await expect(tiago.getByRole('navigation').getByRole('link', { name: 'Manage', exact: true })).toHaveCount(0)
})

test('an ordinary member finds no way into administration, by address neither', async ({ page, guards, signIn }) => {
  guards.announce(handedOver, failedRequest, /ApiError: forbidden/)
  await signIn()
  await page.goto('./')
  const menu = page.getByRole('navigation')
  await expect(menu.getByRole('link', { name: 'People' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Manage', exact: true })).toHaveCount(0)
  await expect(menu.getByRole('link', { name: 'Admin', exact: true })).toHaveCount(0)
  for (const [address, words] of [
    ['./manage', 'You don’t have access to the user registry'],
    ['./manage?state=blocked', 'You don’t have access to the user registry'],
    ['./manage/groups/group-on-shift/edit', 'You don’t have access to the group registry'],
    ['./digital-workplace-admin', 'You don’t have access to this workspace'],
    ['./admin-v2', 'You don’t have access to this page'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible()
  }
})

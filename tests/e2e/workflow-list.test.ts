import { expect, test } from '../support/portal.ts'

test('what waits is counted alike everywhere, and a narrowed list survives a reload, Back and the way to a workflow', async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.goto('./')
  const menu = page
    .getByRole('navigation')
    .getByRole('link', { name: /^Workflows/ })
    .first()
  await expect(menu).toContainText('3')
  await menu.click()
  await expect(page.getByRole('tab', { name: /^Waiting for me\s*3$/ })).toBeVisible()
  await expect(page.getByText('3 posts')).toBeVisible()
  const rows = page.getByRole('list', { name: 'Posts' }).getByRole('listitem')
  await expect(rows).toHaveCount(3)

  await test.step('a step without a form is taken by one click, and menu, tab and list fall by one until it is undone', async () => {
    await rows.getByRole('button', { name: /^Submit for review/ }).click()
    await expect(page.getByText('2 posts')).toBeVisible()
    await expect(page.getByRole('tab', { name: /^Waiting for me\s*2$/ })).toBeVisible()
    await expect(menu).toContainText('2')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('3 posts')).toBeVisible()
    await expect(menu).toContainText('3')
  })

  await test.step('filters and order stand in the address', async () => {
    await page.getByRole('tab', { name: 'All posts' }).click()
    await page.getByRole('combobox', { name: 'Status' }).selectOption('In review')
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Most recent')
    await expect(page).toHaveURL(/\?tab=all&stateId=ws-review&sort=shortest$/)
    await expect(rows.first().getByRole('link')).toHaveText(/^Line 4 stop on Tuesday/)
    await page.reload()
    await expect(rows.first().getByRole('link')).toHaveText(/^Line 4 stop on Tuesday/)
    await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('ws-review')
    await page.goBack()
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('longest')
  })

  await test.step('a workflow says who may take which step, and Back leads to the list', async () => {
    await page.getByRole('tab', { name: 'Workflows' }).click()
    await page.getByRole('link', { name: 'Review of posts' }).click()
    await expect(page.getByRole('heading', { name: 'Review of posts', level: 1 })).toBeVisible()
    await expect(page.getByText('Who: Editors or moderators').first()).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('link', { name: 'Product release' })).toBeVisible()
  })
})

import { expect, test } from '../support/portal.ts'

const title = 'Supplier audit: new dates, same scope'

test('a moderator puts a post of a community away and brings it back, and a reviewer has three checked', async ({
  page,
  openBrowser,
  signIn,
}) => {
  await signIn('elena.papadaki')
  const row = page.getByRole('row').filter({ hasText: title })

  await test.step('the posts are narrowed and ordered in the address, which a reload keeps', async () => {
    await page.goto('./community/quality-and-safety')
    await page.getByRole('tab', { name: /^Posts/ }).click()
    await expect(page).toHaveURL(/\/community\/quality-and-safety\/posts$/)
    await page.getByRole('searchbox', { name: 'Search titles' }).fill('supplier')
    await page.getByRole('columnheader', { name: 'Title' }).getByRole('button').click()
    await expect(page).toHaveURL(/search=supplier&sort=title$/)
    await page.reload()
    await expect(page.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'ascending')
    await expect(row).toBeVisible()
  })

  await test.step('one goes into the archive, where it is the last that came, and Undo takes back that it left it', async () => {
    await row.getByRole('button', { name: `Move to archive: ${title}` }).click()
    await expect(row).toHaveCount(0)
    await page.getByRole('link', { name: /^Archive \d+$/ }).click()
    await expect(page).toHaveURL(/\/community\/quality-and-safety\/archive$/)
    await expect(page.getByRole('row').nth(1)).toContainText(title)
    await row.getByRole('button', { name: `Bring back ${title}` }).click()
    await expect(row).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect(row).toBeVisible()
    await row.getByRole('button', { name: `Bring back ${title}` }).click()
    await expect(row).toHaveCount(0)
    await page.getByRole('link', { name: 'All posts' }).click()
    await expect(row).toBeVisible()
  })

  await test.step('three are chosen by keys, and the check is of these three', async () => {
    const other = await openBrowser()
    await signIn('giulia.riva', other)
    const reviewer = await other.newPage()
    await reviewer.goto('./community/quality-and-safety/posts')
    const linkIn = (place: number) => reviewer.getByRole('row').nth(place).getByRole('link').first()
    await linkIn(1).focus()
    const titles = await Promise.all([1, 2, 3].map((place) => linkIn(place).innerText()))
    await reviewer.keyboard.press('x')
    await reviewer.keyboard.press('Shift+ArrowDown')
    await reviewer.keyboard.press('Shift+ArrowDown')
    const bar = reviewer.getByRole('region', { name: 'Selection' })
    await expect(bar.getByText('3 posts selected')).toBeVisible()
    await bar.getByRole('button', { name: 'Move to another status' }).click()
    await expect(reviewer).toHaveURL(/\/workflows\/move\/[\w-]+$/)
    await expect(reviewer.getByRole('heading', { name: 'Move 3 posts', level: 1 })).toBeVisible()
    for (const chosen of titles) await expect(reviewer.getByRole('main').getByText(chosen).first()).toBeVisible()
  })
})

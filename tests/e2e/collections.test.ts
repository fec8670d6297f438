import type { Page } from '@playwright/test'
import { expect, test } from '../support/portal.ts'

const grid = (page: Page) => page.getByRole('grid', { name: 'Posts in Press hall' })
const titles = (page: Page) => grid(page).getByRole('link')

/** Opens the dialog from the menu of a post. */
async function addToCollection(page: Page, postId: string) {
  await page.goto(`./post/${postId}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Add to collection' }).click()
  return page.getByRole('dialog', { name: 'Add to collection' })
}

test('a collection is made from the menu of a post, put in order by keyboard and mouse, and stands so after a reload', async ({
  page,
  signIn,
}) => {
  await signIn()

  await test.step('a new collection with the post in it, then two more posts', async () => {
    const dialog = await addToCollection(page, 'p-1042')
    await dialog.getByRole('textbox', { name: 'New collection' }).fill('Press hall')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('checkbox', { name: 'Press hall' })).toBeChecked()
    for (const postId of ['p-1039', 'p-1035']) {
      const another = await addToCollection(page, postId)
      await another.getByRole('checkbox', { name: 'Press hall' }).click()
      await expect(another.getByRole('checkbox', { name: 'Press hall' })).toBeChecked()
    }
  })

  await test.step('it is reached from there', async () => {
    await page.getByRole('dialog').getByRole('link', { name: 'Manage collections' }).click()
    await page.getByRole('link', { name: 'Press hall' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Press hall' })).toBeVisible()
    await expect(titles(page)).toHaveCount(3)
  })

  const [first = '', second = '', third = ''] = await titles(page).allTextContents()

  await test.step('by keyboard, twice down, with the focus where it was', async () => {
    await titles(page).first().focus()
    await page.keyboard.press('Alt+ArrowDown')
    await expect(titles(page)).toHaveText([second, first, third])
    await page.keyboard.press('Alt+ArrowDown')
    await expect(titles(page)).toHaveText([second, third, first])
    await expect(titles(page).last()).toBeFocused()
    await expect(page.getByText('is now 3 of 3')).toBeVisible()
  })

  await test.step('by mouse', async () => {
    await titles(page)
      .last()
      .dragTo(titles(page).first(), { targetPosition: { x: 20, y: 1 } })
    await expect(titles(page)).toHaveText([first, second, third])
  })

  await test.step('it stands so after a reload', async () => {
    await titles(page).first().focus()
    const saved = page.waitForResponse((response) => response.url().endsWith('/order'))
    await page.keyboard.press('Alt+ArrowDown')
    await saved
    await page.reload()
    await expect(titles(page)).toHaveText([second, first, third])
  })
})

test.describe('by touch,', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('a collection is put in order by the menu of a post, and stands so after a reload', async ({ page, signIn }) => {
    await signIn()
    await page.goto('./collections/collection-audit')
    const rows = page.getByRole('grid', { name: 'Posts in Supplier audit' }).getByRole('link')
    await expect(rows.nth(2)).toBeVisible()
    const [first = '', second = '', third = ''] = await rows.allTextContents()
    const standsSo = async () => {
      for (const [place, title] of [third, first, second].entries()) await expect(rows.nth(place)).toHaveText(title)
    }

    await test.step('the third one to the top', async () => {
      const saved = page.waitForResponse((response) => response.url().endsWith('/order') && response.ok())
      await page.getByRole('button', { name: `Actions for ${third}`, exact: true }).tap()
      await page.getByRole('menuitem', { name: 'Move to the top' }).tap()
      await standsSo()
      await saved
    })

    await test.step('it stands so after a reload', async () => {
      await page.reload()
      await standsSo()
    })
  })
})

import type { Locator, Page } from '@playwright/test'
import { feedOf } from '../support/feed.ts'
import { expect, test } from '../support/portal.ts'

/** Where something is drawn in the window. */
async function boxOf(thing: Locator) {
  const box = await thing.boundingBox()
  if (!box) throw new Error('It is not drawn.')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

async function expectApart(one: Locator, other: Locator) {
  const [first, second] = [await boxOf(one), await boxOf(other)]
  const apart =
    first.right <= second.x || second.right <= first.x || first.bottom <= second.y || second.bottom <= first.y
  expect(apart, `${JSON.stringify(first)} and ${JSON.stringify(second)}`).toBe(true)
}

const openPost = async (page: Page) => {
  await page.goto('./post/p-1042')
  await expect(page.getByRole('button', { name: /^View picture 1 of/ })).toBeVisible()
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('nothing hides behind other things, and nothing is offered that is not there', async ({ page, signIn }) => {
    await signIn()
    await page.goto('./')
    await expect(feedOf(page).getByRole('article').first()).toBeVisible()

    await test.step('the second line of the greeting stays', async () => {
      await expect(page.getByText(/12 things are waiting for you/)).toBeVisible()
    })

    await test.step('no way to a sidebar that is not there', async () => {
      await expect(page.getByRole('link', { name: 'Go to main content' })).toBeAttached()
      await expect(page.getByRole('link', { name: 'Go to sidebar' })).toHaveCount(0)
    })

    await test.step('the demo controls cover no card', async () => {
      const tab = page.getByRole('button', { name: 'Demo controls' })
      const seen = 8
      expect((await boxOf(tab)).right - seen).toBeGreaterThanOrEqual(
        (await boxOf(feedOf(page).getByRole('article').first())).right,
      )
    })

    await test.step('the arrows of the lightbox leave the caption free', async () => {
      await openPost(page)
      await page.getByRole('button', { name: /^View picture 1 of/ }).click()
      const lightbox = page.getByRole('dialog', { name: /^Pictures of/ })
      const caption = lightbox.locator('figcaption')
      await expect(caption).toBeVisible()
      for (const arrow of await lightbox.getByRole('button', { name: /^(Previous|Next)/ }).all())
        await expectApart(arrow, caption)
      await page.keyboard.press('Escape')
    })

    await test.step('the names of the rows stay while a table scrolls', async () => {
      await page
        .getByRole('button', { name: /^Zero position|values/ })
        .first()
        .click()
      const table = page.getByRole('dialog').getByRole('table')
      const name = table.getByRole('rowheader', { name: 'Thursday' })
      const before = await boxOf(name)
      await table.locator('..').evaluate((scroller) => scroller.scrollTo({ left: 200 }))
      await expect.poll(async () => (await boxOf(table.getByRole('columnheader').nth(1))).x).toBeLessThan(before.x)
      expect((await boxOf(name)).x).toBe(before.x)
      await page.keyboard.press('Escape')
    })

    await test.step('files are chosen and not dragged', async () => {
      await page.goto('./post/p-1042/attachments')
      await expect(page.getByText('Choose files')).toBeVisible()
      await expect(page.getByText(/^Drag files here/)).toBeHidden()
    })
  })
})

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } })

  test('brand and home are whole beside a narrow sidebar, until it is widened', async ({ page, signIn }) => {
    await signIn()
    await page.goto('./')
    const header = page.getByRole('banner')
    const sidebar = page.locator('#sidebar')
    for (const words of [header.getByText('Meridiana', { exact: true }), header.getByText('Headquarters')]) {
      await expect(words).toBeVisible()
      expect(await words.evaluate((drawn) => drawn.scrollWidth <= drawn.clientWidth)).toBe(true)
    }
    const brand = header.getByText('Meridiana', { exact: true })
    await page.getByRole('searchbox').fill('press line 4')
    await expect.poll(async () => (await boxOf(page.getByRole('search'))).width).toBeGreaterThan(200)
    expect(await brand.evaluate((drawn) => drawn.scrollWidth <= drawn.clientWidth)).toBe(true)
    expect((await boxOf(sidebar)).width).toBe(64)
    await expect(sidebar.getByRole('link', { name: 'Quality and safety' })).toContainText('QS')
    await expect(page.getByRole('button', { name: 'Assistant', exact: true })).toHaveCount(1)

    await header.getByRole('button', { name: 'Expand menu' }).first().click()
    await expect.poll(async () => (await boxOf(sidebar)).width).toBe(252)
    await page.reload()
    await expect.poll(async () => (await boxOf(sidebar)).width).toBe(252)
  })
})

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' })

  test('the header has the logo for dark surfaces, and paper the other', async ({ page, signIn }) => {
    await signIn()
    await page.goto('./')
    await expect(page.getByRole('banner').locator('img:visible').first()).toHaveAttribute('src', /logo-dark\.svg$/)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('main img:visible').first()).toHaveAttribute('src', /logo\.svg$/)
  })
})

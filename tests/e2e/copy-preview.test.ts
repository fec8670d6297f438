import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, failedRequest, handedOver, test } from '../support/portal.ts'

const copied = 'Line 4 stop on Tuesday: what we found, and what changes'

/** Title and text as they are drawn: what they say, how wide and high they are, and a picture of them. */
async function textColumnOf(page: Page) {
  const title = page.getByRole('heading', { level: 1, name: copied })
  const text = page.getByRole('article').locator('[lang]').filter({ has: title })
  await expect(title).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  const { width, height } = (await text.boundingBox()) ?? {}
  // What stands above differs: between two pixels, letters would be smoothed in another way.
  await text.evaluate((element) => {
    element.style.marginBlockStart = '0'
    element.style.marginBlockStart = `${Math.ceil(element.getBoundingClientRect().y) - element.getBoundingClientRect().y}px`
  })
  const picture = createHash('sha256').update(await text.screenshot({ animations: 'disabled' }))
  return { words: await text.textContent(), width, height, picture: picture.digest('hex') }
}

/** At both widths, light and dark. */
async function everyLookOf(page: Page) {
  const looks = []
  for (const width of [1440, 390])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 4000 })
      await page.emulateMedia({ colorScheme })
      looks.push({ width: `${width} ${colorScheme}`, column: await textColumnOf(page) })
    }
  await page.setViewportSize({ width: 1440, height: 900 })
  return looks
}

test('a copy is begun from the menu of a post, looks in its preview as published, and is nobody else’s before', async ({
  page,
  signIn,
  openBrowser,
  guards,
}) => {
  // The other person asks for what does not exist for them.
  guards.announce(failedRequest, handedOver)
  await signIn()
  await page.goto('./post/p-1042')
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Copy post' }).click()
  await page.getByRole('combobox', { name: 'Community' }).selectOption('Product launches')
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page).toHaveURL(/\/post\/edit\/p-\d+$/)
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(copied)
  const postId = page.url().split('/').at(-1) ?? ''

  await page.getByRole('textbox', { name: 'Text', exact: true }).press('Alt+p')
  await expect(page).toHaveURL(new RegExp(`/post/preview/${postId}$`))
  const inPreview = await everyLookOf(page)

  await test.step('another person finds neither the draft nor its preview', async () => {
    const other = await openBrowser()
    await signIn('marco.bianchi', other)
    const reader = await other.newPage()
    for (const address of ['post', 'post/preview', 'post/edit', 'post/copy', 'post/print']) {
      await reader.goto(`./${address}/${postId}`)
      await expect(reader.getByText('404').first(), address).toBeVisible()
    }
    await other.close()
  })

  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page).toHaveURL(new RegExp(`/post/${postId}$`))
  expect(await everyLookOf(page)).toEqual(inPreview)
})

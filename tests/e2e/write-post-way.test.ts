import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/portal.ts'

const titleOf = (page: Page) => page.getByRole('textbox', { name: 'Title' })
const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })
const teaserOf = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Share something/ })

test('the way from the feed to a published post goes by keyboard alone', async ({ page, signIn }) => {
  await signIn()
  await page.goto('./')
  await tabTo(page, teaserOf(page))
  await page.keyboard.press('Enter')
  await tabTo(page, titleOf(page))
  await page.keyboard.type('One lock each')
  await tabTo(page, textOf(page))
  await page.keyboard.type('From Monday everybody at the presses has a lock of their own.')
  await expect(page).toHaveURL(/\/post\/edit\/p-\d+$/)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'One lock each' })).toBeVisible()
  await expect(page).toHaveURL(/\/post\/p-\d+$/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('the way from the feed to a published post goes by thumb, and the keyboard never covers the caret', async ({
    page,
    signIn,
  }) => {
    const keyboard = await keyboardOf(page)
    await signIn()
    await page.goto('./')
    await teaserOf(page).tap()
    await titleOf(page).tap()
    await page.keyboard.type('Twenty-four lines')
    await textOf(page).tap()
    await keyboard.open()
    const tools = page.getByRole('toolbar', { name: 'Format the text' })
    for (let line = 1; line <= 24; line += 1) {
      await page.keyboard.type(`Line ${line}`)
      await expect.poll(async () => (await caretBottom(page)) < ((await tools.boundingBox())?.y ?? 0)).toBe(true)
      await page.keyboard.press('Enter')
    }
    await page.getByRole('button', { name: 'Publish', exact: true }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Twenty-four lines' })).toBeVisible()
    await expect(page.getByText('Line 24')).toBeVisible()
  })
})

/** Presses Tab until the focus is there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element.contains(document.activeElement))) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

/** Where the caret ends, from the upper edge of the window. */
function caretBottom(page: Page): Promise<number> {
  return page.evaluate(() => {
    const range = document.getSelection()?.getRangeAt(0)
    const box = range?.getClientRects()[0] ?? range?.startContainer.parentElement?.getBoundingClientRect()
    return box?.bottom ?? Infinity
  })
}

/** The keyboard of a phone, which this browser has none of: it covers the lower part of the window. */
async function keyboardOf(page: Page) {
  await page.addInitScript((covered) => {
    const view = Object.assign(new EventTarget(), { scale: 1, offsetTop: 0, offsetLeft: 0, open: false })
    Object.defineProperty(view, 'height', { get: () => window.innerHeight - (view.open ? covered : 0) })
    Object.defineProperty(view, 'width', { get: () => window.innerWidth })
    Object.defineProperty(window, 'visualViewport', { value: view })
  }, 388)
  return {
    open: () =>
      page.evaluate(() => {
        Object.assign(window.visualViewport ?? {}, { open: true })
        window.visualViewport?.dispatchEvent(new Event('resize'))
      }),
  }
}

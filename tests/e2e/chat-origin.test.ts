import type { Page } from '@playwright/test'
import { current, desk, link, ownTab, unread } from '../../src/features/chat/model/testing/chat-messages.ts'
import { dockOf } from '../support/dock.ts'
import { feedOf } from '../support/feed.ts'
import { chatOrigin, sayInChat, serveChat, test } from '../support/foreign-chat.ts'
import { expect } from '../support/portal.ts'

const toggleOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Chat/ })
const pageOf = (page: Page) => page.frameLocator('iframe[title=Chat]')

test.describe('a chat with an origin of its own', () => {
  test.beforeEach(async ({ context, guards, signIn, page }) => {
    guards.welcome(chatOrigin)
    await serveChat(context)
    await signIn()
    await page.addInitScript(() => {
      const received: string[] = []
      Object.assign(globalThis, { received })
      window.addEventListener('message', ({ origin }) => received.push(origin))
    })
    await page.goto('./')
    await expect(feedOf(page)).toBeVisible()
  })

  test('loads, says what is unread and open, with its picture, and leads to screens and to tabs of its own', async ({
    page,
    context,
  }) => {
    await expect(pageOf(page).getByRole('heading', { name: 'Chat elsewhere' })).toBeAttached()
    await sayInChat(page, unread(2))
    await expect(toggleOf(page)).toHaveAccessibleName('Chat, unread messages')
    await sayInChat(page, current({ ...desk, picture: 'faces/it.png' }))
    await toggleOf(page).click()
    await dockOf(page)
      .getByRole('button', { name: /^Chat ?, 2 unread/ })
      .click()
    const head = dockOf(page).getByRole('button', { name: /^IT service desk/ })
    const picture = head.locator(`img[src="${chatOrigin}/faces/it.png"]`)
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)

    await sayInChat(page, link('./people'))
    await expect(page).toHaveURL(/\/people$/)
    const [tab] = await Promise.all([context.waitForEvent('page'), sayInChat(page, ownTab('/conversations/it'))])
    await expect(tab).toHaveURL(`${chatOrigin}/conversations/it`)
  })

  test('alone is believed, not even the portal’s own origin beside it', async ({ page }) => {
    await sayInChat(page, unread(2))
    await expect(toggleOf(page)).toHaveAccessibleName('Chat, unread messages')
    await sayInChat(page, unread(0))
    await expect(toggleOf(page)).toHaveAccessibleName('Chat')
    // The page that the mock serves below the portal speaks of two unread conversations.
    const below = new URL('chat/', page.url())
    await page
      .locator('iframe[title=Chat]')
      .evaluate((frame, address) => frame.setAttribute('src', address), below.href)
    await expect(pageOf(page).getByRole('button', { name: /IT service desk/ })).toBeAttached()
    // The page's own list, from the beginning of this file.
    const received = () => page.evaluate(() => (globalThis as unknown as { received: string[] }).received)
    await expect.poll(received).toContain(below.origin)
    await expect(toggleOf(page)).toHaveAccessibleName('Chat')
  })
})

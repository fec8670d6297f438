import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { bulkBannerOf, dockOf } from '../support/dock.ts'
import { feedOf } from '../support/feed.ts'
import { expect, test } from '../support/portal.ts'

test.use({ seed: 'bulk-running' })

const chatOf = (page: Page) => dockOf(page).locator('[data-member=chat] > div')
const pageOfChat = (page: Page) => page.frameLocator('iframe[title=Chat]')

test.beforeEach(async ({ mock, signIn }) => {
  // The operation stands still, so that its banner does not expand by itself meanwhile.
  await mock.reset('bulk-running', { frozen: true })
  await signIn()
})

test('at 1440 px the assistant’s button, the chat and the banner stand 32 px apart, from the right edge on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('./')
  await expect(bulkBannerOf(page)).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: /^Chat/ }).click()
  await expect(chatOf(page)).toBeVisible()
  const places = [
    dockOf(page).getByRole('button', { name: 'Assistant', exact: true }),
    chatOf(page),
    dockOf(page).locator('[data-member=bulk-operation] > div'),
  ]
  const gaps = async () => {
    const boxes = await Promise.all(places.map((place) => place.boundingBox()))
    const edges = boxes.map((box) => ({ start: box?.x ?? 0, end: (box?.x ?? 0) + (box?.width ?? 0) }))
    return edges.slice(1).map(({ end }, index) => Math.round((edges[index]?.start ?? 0) - end))
  }
  await expect.poll(gaps).toEqual([32, 32])
})

test('on a phone the panels take turns: a switcher leads from the banner to the chat and back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('./')
  await expect(feedOf(page)).toBeVisible()
  const switcher = dockOf(page).getByRole('group', { name: 'Choose what you see' })
  const banner = dockOf(page).locator('[data-member=bulk-operation] > div')
  await expect(banner).toBeVisible()
  await expect(switcher).toHaveCount(0)

  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: /^Chat/ }).click()
  await expect(pageOfChat(page).getByRole('button', { name: /IT service desk/ })).toBeVisible()
  await expect(banner).toBeHidden()
  const [chat, bulk] = [switcher.getByRole('button', { name: /^Chat/ }), switcher.getByRole('button').last()]
  await expect(chat).toHaveAttribute('aria-expanded', 'true')

  // A conversation that was opened is still there after a look at the banner.
  await pageOfChat(page)
    .getByRole('button', { name: /IT service desk/ })
    .click()
  await pageOfChat(page).getByRole('textbox', { name: 'Message' }).fill('Half a sentence')
  await bulk.click()
  await expect(bulkBannerOf(page)).toBeVisible()
  await expect(chatOf(page)).toBeHidden()
  await expect(bulk).toHaveAttribute('aria-expanded', 'true')
  const { violations } = await new AxeBuilder({ page }).include('section').exclude('iframe').analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await chat.click()
  await expect(pageOfChat(page).getByRole('textbox', { name: 'Message' })).toHaveValue('Half a sentence')

  // Collapsed by its own header it leaves the focus to the switcher, where it can be had again.
  await chatOf(page).getByRole('button', { name: /^Chat/ }).press('Enter')
  await expect(chatOf(page)).toBeHidden()
  await expect(chat).toBeFocused()
  await chat.press('Enter')
  await chatOf(page).getByRole('button', { name: 'Close the chat' }).click()
  await expect(switcher).toHaveCount(0)
  await expect(banner).toBeVisible()
})

import type { Page } from '@playwright/test'
import { bulkBannerOf, dockOf, haltBulkOperation } from '../support/dock.ts'
import { feedOf } from '../support/feed.ts'
import { expect, test } from '../support/portal.ts'
import { holdBytes, textFile, uploadOf, uploadsOf } from '../support/uploads.ts'

test.use({ seed: 'bulk-running' })

const chatOf = (page: Page) => dockOf(page).locator('[data-dock-item=chat] > div')
const pageOfChat = (page: Page) => page.frameLocator('iframe[title=Chat]')

test.beforeEach(async ({ mock, signIn }) => {
  // Its banner would otherwise expand by itself meanwhile.
  await haltBulkOperation(mock)
  await signIn()
})

test('where there is room the assistant’s button, the chat, the banner and the uploads stand 32 px apart, from the right edge on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 900 })
  await page.goto('./post/p-1042/attachments')
  // The dock comes when the page is quiet, and asks only then.
  await expect(bulkBannerOf(page)).toBeVisible({ timeout: 30_000 })
  await page.getByRole('banner').getByRole('button', { name: /^Chat/ }).click()
  await expect(chatOf(page)).toBeVisible()
  // Who chooses files has left the chat, which took the focus when it was opened.
  await page.getByLabel('Add files', { exact: true }).focus()
  await page.getByLabel('Add files', { exact: true }).setInputFiles(textFile('report-line4.pdf'))
  await expect(uploadOf(page, 'report-line4.pdf')).toContainText('at version 3')
  const places = [
    dockOf(page).getByRole('button', { name: 'Assistant', exact: true }),
    chatOf(page),
    dockOf(page).locator('[data-dock-item=bulk-operation] > div'),
    dockOf(page).locator('[data-dock-item=uploads] > div'),
  ]
  const gaps = async () => {
    const boxes = await Promise.all(places.map((place) => place.boundingBox()))
    const edges = boxes.map((box) => ({ start: box?.x ?? 0, end: (box?.x ?? 0) + (box?.width ?? 0) }))
    return edges.slice(1).map(({ end }, index) => Math.round((edges[index]?.start ?? 0) - end))
  }
  await expect.poll(gaps).toEqual([32, 32, 32])
  // All of them are in one landmark.
  await expect(page.getByRole('region', { name: 'Activity' })).toHaveCount(1)

  // Where they do not fit, those that are not in use collapse: no header of a panel leaves the window.
  await page.setViewportSize({ width: 1440, height: 700 })
  const header = (await page.getByRole('banner').boundingBox())?.height ?? 0
  const tops = async () => (await Promise.all(places.map((place) => place.boundingBox()))).map((box) => box?.y ?? 0)
  await expect.poll(async () => Math.min(...(await tops()))).toBeGreaterThanOrEqual(header)
  await expect(uploadOf(page, 'report-line4.pdf')).toBeVisible()
  const chatHeader = chatOf(page).getByRole('button', { name: /^Chat/ })
  await expect(chatHeader).toHaveAttribute('aria-expanded', 'false')
  // What somebody expands now takes the place of the others.
  await chatHeader.click()
  await expect(chatHeader).toHaveAttribute('aria-expanded', 'true')
  await expect(uploadOf(page, 'report-line4.pdf')).toBeHidden()
  await expect.poll(async () => Math.min(...(await tops()))).toBeGreaterThanOrEqual(header)
})

test('on a phone the panels take turns: a switcher leads from the banner to the chat and back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('./')
  await expect(feedOf(page)).toBeVisible()
  const switcher = dockOf(page).getByRole('group', { name: 'Choose what to show' })
  const banner = dockOf(page).locator('[data-dock-item=bulk-operation] > div')
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
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await chat.click()
  await expect(pageOfChat(page).getByRole('textbox', { name: 'Message' })).toHaveValue('Half a sentence')

  // Collapsed by its own header it leaves the focus to the switcher, where it can be had again.
  await chatOf(page).getByRole('button', { name: /^Chat/ }).press('Enter')
  await expect(chatOf(page)).toBeHidden()
  await expect(chat).toBeFocused()
  await chat.press('Enter')
  await chatOf(page).getByRole('button', { name: 'Close chat' }).click()
  await expect(switcher).toHaveCount(0)
  await expect(banner).toBeVisible()
  await expect(page.getByRole('button', { name: 'More', exact: true })).toBeFocused()
})

test('without a mouse, on a phone, files are chosen, paused, answered for and resumed, with a look at the bulk operation between', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const release = await holdBytes(page)
  // From the beginning on, or the dialog could open before anybody listens for it.
  const chooser = page.waitForEvent('filechooser')
  await page.goto('./post/p-1042/attachments')
  // It expands by itself when it comes, and would take the turn of the uploads.
  await expect(bulkBannerOf(page)).toBeVisible({ timeout: 30_000 })
  await page.getByLabel('Add files', { exact: true }).press('Enter')
  await (await chooser).setFiles([textFile('report-line4.pdf'), textFile('film.txt', 600)])
  await expect(uploadOf(page, 'report-line4.pdf')).toContainText('at version 3')

  await uploadsOf(page).getByRole('button', { name: 'Pause film.txt' }).press('Enter')
  await expect(uploadOf(page, 'film.txt')).toContainText('Paused at 0')
  await uploadsOf(page).getByRole('button', { name: 'Keep both: report-line4.pdf' }).press('Enter')
  await expect(uploadOf(page, 'report-line4 (2).pdf')).toBeVisible()

  const switcher = dockOf(page).getByRole('group', { name: 'Choose what to show' })
  const uploads = switcher.getByRole('button', { name: /^Uploads/ })
  await expect(uploads).toHaveAttribute('aria-expanded', 'true')
  await switcher.getByRole('button', { expanded: false }).press('Enter')
  await expect(bulkBannerOf(page)).toBeVisible()
  await expect(uploadsOf(page)).toBeHidden()
  await uploads.press('Enter')
  await expect(uploadsOf(page)).toBeVisible()

  release()
  await uploadsOf(page).getByRole('button', { name: 'Resume film.txt' }).press('Enter')
  await expect(uploadsOf(page)).toHaveAccessibleName('2 files uploaded')
  await uploadsOf(page).getByRole('button', { name: 'Close list' }).press('Enter')
  await expect(uploadsOf(page)).toHaveCount(0)
  // The focus is back where the files were chosen.
  await expect(page.getByLabel('Add files', { exact: true })).toBeFocused()
})

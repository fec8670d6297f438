import type { Page } from '@playwright/test'
import { expect, test } from '../support/portal.ts'

const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })

/** Another person names the person in a comment. */
async function mention(page: Page, text: string): Promise<void> {
  const status = await page.evaluate(async (words) => {
    const ops = [{ insert: { mention: { id: 'giulia-riva', name: 'Giulia Riva' } } }, { insert: `, ${words}\n` }]
    const body = JSON.stringify({ content: { ops }, clientKey: 'mention-of-the-journey' })
    const headers = { 'content-type': 'application/json' }
    return (await fetch('api/internal/v2/communication/posts/p-1042/comments', { method: 'POST', body, headers }))
      .status
  }, text)
  expect(status).toBe(201)
}

test('each part of My space acts in place, and every number follows', async ({ page, openBrowser, signIn }) => {
  await signIn()
  await page.goto('./my-space')
  await expect(page).toHaveURL(/\/my-space\/workflows$/)
  await expect(page.getByText(/^12 things/)).toBeVisible()
  for (const name of ['Workflows 6', 'Drafts and scheduled 7', 'Mentions 2', 'Favourites 14', 'Assigned tasks 5'])
    await expect(tab(page, name)).toBeVisible()

  await test.step('a decision in its row, taken back', async () => {
    const row = page.getByRole('listitem').filter({ hasText: 'The week in figures: lines 1 to 4' })
    await row.getByRole('button', { name: /^Submit for review/ }).click()
    await expect(row.getByText('Moved to In review')).toBeVisible()
    await expect(tab(page, 'Workflows 5')).toBeVisible()
    await row.getByRole('button', { name: 'Undo' }).click()
    await expect(tab(page, 'Workflows 6')).toBeVisible()
  })

  await test.step('a draft is discarded in its row, and comes back', async () => {
    await tab(page, 'Drafts and scheduled').click()
    await expect(page).toHaveURL(/\/my-space\/drafts$/)
    await page
      .getByRole('button', { name: /^Discard “/ })
      .first()
      .click()
    await expect(tab(page, 'Drafts and scheduled 6')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect(tab(page, 'Drafts and scheduled 7')).toBeVisible()
  })

  await test.step('a mention that another person makes arrives, and all are marked as read', async () => {
    await tab(page, 'Mentions').click()
    await expect(page).toHaveURL(/\/my-space\/mentions$/)
    const other = await openBrowser()
    await signIn('marco.bianchi', other)
    const colleague = await other.newPage()
    await colleague.goto('./')
    await mention(colleague, 'is the gap measured?')
    await expect(page.getByText('is the gap measured?')).toBeVisible()
    await expect(tab(page, 'Mentions 3')).toBeVisible()
    await page.getByRole('button', { name: 'Mark all as read' }).click()
    await expect(tab(page, 'Mentions 0')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(tab(page, 'Mentions 3')).toBeVisible()
  })

  await test.step('a mention opens at its comment, and is read', async () => {
    await page
      .getByRole('listitem')
      .filter({ hasText: 'is the gap measured?' })
      .getByRole('link', { name: /^Line 4 stop/ })
      .click()
    await expect(page).toHaveURL(/commentId=/)
    await page.goto('./my-space/mentions')
    await expect(tab(page, 'Mentions 2')).toBeVisible()
  })

  await test.step('a favourite that was removed is taken out', async () => {
    await tab(page, 'Favourites').click()
    await page.getByRole('button', { name: 'Remove from favourites: This post is no longer available' }).click()
    await expect(tab(page, 'Favourites 13')).toBeVisible()
  })

  await test.step('favourites are narrowed to a collection', async () => {
    const chip = page.getByRole('group', { name: 'Collections' }).getByRole('button').first()
    await chip.click()
    await expect(chip).toHaveAttribute('aria-pressed', 'true')
    await expect(page).toHaveURL(/collectionId=/)
    await expect(page.getByRole('list', { name: 'Favourites' }).getByRole('listitem')).not.toHaveCount(13)
  })

  await test.step('the tasks are those of /tasks: one is ticked here, and another opens over the list', async () => {
    await tab(page, 'Assigned tasks').click()
    await expect(page).toHaveURL(/\/my-space\/assigned-tasks$/)
    await page.getByRole('checkbox', { name: 'Close: Add alert for sensor drift' }).click()
    await expect(tab(page, 'Assigned tasks 4')).toBeVisible()
    await tab(page, 'Monitored tasks 9').click()
    await expect(page).toHaveURL(/\/my-space\/monitor-tasks$/)
    await expect(page.getByRole('list', { name: 'Tasks' }).getByRole('listitem')).toHaveCount(9)
    await page.goto('./tasks')
    await expect(tab(page, 'Assigned to me 4')).toBeVisible()
    await expect(tab(page, 'Monitored 9')).toBeVisible()
    await page.goto('./my-space/assigned-tasks?taskId=t-320')
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})

import { withConfiguration } from '../support/document.ts'
import { cardOf, feedOf, lineFour } from '../support/feed.ts'
import { expectUnread, watchRealtime } from '../support/notifications.ts'
import { expect, failedRequest, realtimeLost, test } from '../support/portal.ts'
import { tipsOf } from '../support/shell.ts'

test('the demo controls send notifications, let calls fail and begin anew', async ({ page, signIn, guards }) => {
  guards.announce(failedRequest, realtimeLost, /WebSocket connection to/)
  await signIn()
  await page.goto('./')
  await expectUnread(page, 4)
  await page.getByRole('button', { name: 'Demo controls' }).click()
  const panel = page.getByRole('dialog', { name: 'Demo controls' })

  await panel.getByRole('combobox', { name: 'Type', exact: true }).selectOption('task-assign')
  await panel.getByRole('button', { name: 'Send to me' }).click()
  await expectUnread(page, 5)

  await panel.getByRole('combobox', { name: 'Request', exact: true }).selectOption('likePost')
  await panel.getByRole('button', { name: 'Simulate failure' }).click()
  await expect(panel.getByText('likePost: Error status, once more')).toBeVisible()
  await cardOf(page, lineFour).getByRole('button', { name: /^Like/ }).click()
  await expect(page.getByText('Couldn’t save your like')).toBeVisible()

  await panel.getByRole('combobox', { name: 'Start from' }).selectOption('empty')
  await panel.getByRole('button', { name: 'Reset' }).click()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
})

test('the demo controls are not there where the configuration does not ask for it, nor is their file', async ({
  page,
  context,
  signIn,
}) => {
  await signIn()
  await withConfiguration(page, (configuration) => ({ ...configuration, developerPanel: false }))
  const realtime = watchRealtime(context)
  const files: string[] = []
  page.on('request', (request) => files.push(request.url()))
  await page.goto('./')
  await expect(feedOf(page).getByRole('article').first()).toBeVisible()
  // Realtime is the last to come; what has not been asked for by then is not asked for.
  await expect.poll(() => realtime.open()).toHaveLength(1)
  await expectUnread(page, 4)
  await expect(tipsOf(page)).toBeAttached()
  await expect(page.getByRole('button', { name: 'Demo controls' })).toHaveCount(0)
  expect(files.filter((file) => file.includes('developer-panel'))).toEqual([])
})

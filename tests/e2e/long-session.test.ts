import type { Page } from '@playwright/test'
import { feedOf } from '../support/feed.ts'
import { bellOf, expectUnread } from '../support/notifications.ts'
import { expect, test } from '../support/portal.ts'
import { tipsOf } from '../support/shell.ts'

/** The listeners that a page holds when everything that nothing refers to is gone. */
async function listenersOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  await session.detach()
  return metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? Number.NaN
}

test('a long session keeps no more listeners than a short one', async ({ page, context, mock, signIn }) => {
  await signIn()
  const tabs = [page, await context.newPage(), await context.newPage()]
  for (const tab of tabs) {
    await tab.goto('./')
    await expect(feedOf(tab)).toBeVisible()
    await expect(tipsOf(tab)).toBeAttached()
    await expectUnread(tab, 4)
  }
  let unread = 4
  const notify = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      await mock.push('comment-mention')
      unread += 1
      for (const tab of tabs) await expect(bellOf(tab)).toHaveAccessibleName(`Notifications, ${unread} unread`)
    }
  }
  await notify(20)
  const before = await Promise.all(tabs.map(listenersOf))
  await notify(60)
  const after = await Promise.all(tabs.map(listenersOf))
  // Sixty events: one listener that each of them left would be sixty.
  for (const [tab, count] of after.entries()) expect(count - (before[tab] ?? 0)).toBeLessThan(10)
})

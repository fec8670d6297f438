import type { Page } from '@playwright/test'
import { watchCalls } from '../support/calls.ts'
import {
  entriesOf,
  entryOf,
  expectUnread,
  openListening,
  openPanel,
  panelOf,
  unreadTimes,
  watchRealtime,
  watchUnreadTimes,
} from '../support/notifications.ts'
import { expect, realtimeLost, socketFailed, test } from '../support/portal.ts'
import { look } from '../support/pushes.ts'

/** How often the portal asks by itself where nothing is received, and a little more. */
const A_MINUTE_MS = 61_000

test.beforeEach(async ({ signIn }) => signIn())

/** Makes minutes pass in a page until something is so: what a connection is about to try is not known from outside. */
function minutesOf(page: Page) {
  const calls = watchCalls(page)
  return async function letMinutesPassUntil(check: () => Promise<void>) {
    await expect(async () => {
      await calls.answered()
      await page.clock.fastForward(A_MINUTE_MS)
      await check()
    }).toPass({ timeout: 30_000 })
  }
}

test('while realtime is away for a minute, news come by asking; afterwards they come by themselves again', async ({
  page,
  context,
  mock,
  guards,
}) => {
  const letMinutesPassUntil = minutesOf(page)
  await page.clock.install()
  const realtime = await openListening({ page, context, mock, guards })
  await realtime.drop()

  const [missed] = await mock.push('comment-mention')
  await letMinutesPassUntil(() => expect(entryOf(page, missed?.id ?? '')).toBeVisible({ timeout: 2_000 }))
  await expectUnread(page, 5)
  // One that is tried in this moment is refused.
  await expect.poll(() => realtime.open()).toHaveLength(0)

  await mock.restoreRealtime()
  await letMinutesPassUntil(() => expect.poll(() => realtime.open(), { timeout: 2_000 }).toHaveLength(1))
  await mock.forgetRequests()
  const [received] = await mock.push('task-assign')
  await expect(entryOf(page, received?.id ?? '')).toBeVisible()
  await expectUnread(page, 6)
})

test('where nothing but plain requests gets through, the portal asks once a minute', async ({ page, mock, guards }) => {
  guards.announce(realtimeLost, socketFailed)
  await page.routeWebSocket(/\/\.ws/, (socket) => socket.close())
  const letMinutesPassUntil = minutesOf(page)
  await page.clock.install()
  await page.goto('./')
  await openPanel(page)
  for (const unread of [5, 6]) {
    const [pushed] = await mock.push('comment-mention')
    await letMinutesPassUntil(() => expect(entryOf(page, pushed?.id ?? '')).toBeVisible({ timeout: 2_000 }))
    await expectUnread(page, unread)
  }
})

test('a tab that slept catches up when somebody comes back to it, without a word from realtime', async ({
  page,
  context,
  mock,
  guards,
}) => {
  const realtime = await openListening({ page, context, mock, guards })
  await look(page, 'something else')
  await realtime.drop()
  const pushed = await mock.push('comment-mention', { count: 3 })
  await expectUnread(page, 4)

  await look(page, 'the page')
  await expect(entryOf(page, pushed.at(-1)?.id ?? '')).toBeVisible()
  await expectUnread(page, 7)
})

test('a tab in the back hears the number at once, and fetches the list when it comes to the front', async ({
  page,
  context,
  mock,
}) => {
  await page.goto('./')
  await openPanel(page)
  const other = await context.newPage()
  await other.goto('./')
  await openPanel(other)
  await expectUnread(other, 4)
  await look(other, 'something else')
  const [pushed] = await mock.push('comment-mention')
  await expect(entryOf(page, pushed?.id ?? '')).toBeVisible()
  await expectUnread(other, 5)
  await expect(entryOf(other, pushed?.id ?? '')).toHaveCount(0)
  await look(other, 'the page')
  await expect(entryOf(other, pushed?.id ?? '')).toBeVisible()
})

test('two tabs share one connection and agree on the number within a second, also when the one that listened is closed', async ({
  page,
  context,
  mock,
}) => {
  const realtime = watchRealtime(context)
  const other = await context.newPage()
  const tabs = [page, other]
  for (const tab of tabs) {
    await watchUnreadTimes(tab)
    await tab.goto('./')
    await expectUnread(tab, 4)
  }
  await openPanel(page)
  await openPanel(other)

  const agree = async (count: number) => {
    for (const tab of tabs) await expectUnread(tab, count)
  }
  await mock.push('comment-mention')
  await agree(5)
  await entriesOf(page).first().getByRole('button', { name: 'Mark as read' }).click()
  await agree(4)
  await panelOf(other).getByRole('button', { name: 'Mark all as read' }).click()
  await agree(0)
  await mock.push('task-assign')
  await agree(1)

  const [here, there] = await Promise.all(tabs.map(unreadTimes))
  expect(here?.map(({ count }) => count)).toEqual([4, 5, 4, 0, 1])
  expect(there?.map(({ count }) => count)).toEqual([4, 5, 4, 0, 1])
  // The first number of each is that of its own start.
  const apart = here?.slice(1).map(({ at }, change) => Math.abs(at - (there?.[change + 1]?.at ?? Infinity))) ?? []
  expect(apart).toHaveLength(4)
  expect(Math.max(...apart), `${apart.join(', ')} ms apart`).toBeLessThanOrEqual(1_000)

  expect(realtime.all()).toHaveLength(1)
  await page.close()
  await expect.poll(() => realtime.all()).toHaveLength(2)
  await mock.push('comment-mention')
  await expectUnread(other, 2)
})

test('changes arrive also when the first tab stands on a page that knows nothing of them', async ({
  page,
  context,
  mock,
}) => {
  const realtime = watchRealtime(context)
  await page.goto('./error/page-not-found')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const other = await context.newPage()
  await other.goto('./')
  await expectUnread(other, 4)
  await expect.poll(() => realtime.open()).toHaveLength(1)
  await mock.push('comment-mention')
  await expectUnread(other, 5)
})

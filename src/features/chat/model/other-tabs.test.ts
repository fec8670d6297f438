import { allSettled, fork } from 'effector'
import { expect, it, vi } from 'vitest'
import { $session, signedOut, type User } from '@/features/session'
import type { ChatToPortal } from '@/shared/events.gen'
import { tabMessageReceived, broadcastFx } from '@/shared/tabs'
import { $chat, closeClicked, chatMessageReceived, toggleClicked } from './chat'
import { $frameWanted, chatLeader } from './other-tabs'
import { unread } from './testing/chat-messages'

const userId = 'giulia'
const status = (count: number) => ({ hasUnreadChats: count > 0, unreadChatsEstimatedCount: count })
async function openTab({ leading = false } = {}) {
  const tell = vi.fn<(sent: { payload: { unread?: unknown } }) => void>()
  const scope = fork({
    values: [[$session, { phase: 'signed-in', user: { id: userId } as User }]],
    handlers: [[broadcastFx, tell as never]],
  })
  await allSettled(chatLeader.eligibleChanged, { scope, params: true })
  if (leading) await allSettled(chatLeader.leadershipChanged, { scope, params: true })
  return {
    scope,
    sent: () => tell.mock.calls.map(([{ payload }]) => payload.unread),
    receive: (message: ChatToPortal) => allSettled(chatMessageReceived, { scope, params: message }),
    receiveFromTab: (said: ReturnType<typeof status> | null, of = userId) =>
      allSettled(tabMessageReceived, {
        scope,
        params: { from: 'other', type: 'chatUnread', payload: { userId: of, unread: said } },
      }),
    runs: () => scope.getState($frameWanted),
    unread: () => scope.getState($chat).unread,
  }
}

it('runs the page of a closed chat in one tab alone', async () => {
  expect((await openTab({ leading: true })).runs()).toBe(true)
  expect((await openTab()).runs()).toBe(false)
})

it('runs the page where it was opened, and keeps it there when it is closed', async () => {
  const tab = await openTab()
  await allSettled(toggleClicked, { scope: tab.scope })
  expect(tab.runs()).toBe(true)
  await allSettled(closeClicked, { scope: tab.scope })
  expect(tab.runs()).toBe(true)
  await allSettled(signedOut, { scope: tab.scope })
  expect(tab.runs()).toBe(false)
})

it('takes the page over when the tab that had it is gone', async () => {
  const tab = await openTab()
  await allSettled(chatLeader.leadershipChanged, { scope: tab.scope, params: true })
  expect(tab.runs()).toBe(true)
})

it('shows without a page what the page of another tab says is unread', async () => {
  const tab = await openTab()
  expect(tab.sent()).toEqual([null])
  await tab.receiveFromTab(status(3))
  expect(tab.unread()).toEqual(status(3))
  await tab.receiveFromTab(status(7), 'marco')
  expect(tab.unread()).toEqual(status(3))
})

it('tells the others what is unread, and tells it again to a tab that does not know', async () => {
  const tab = await openTab({ leading: true })
  // Before its page has spoken it knows nothing itself.
  await tab.receiveFromTab(null)
  expect(tab.sent()).toEqual([null])
  await tab.receive(unread(2))
  expect(tab.sent()).toEqual([null, status(2)])
  await tab.receiveFromTab(null)
  expect(tab.sent()).toEqual([null, status(2), status(2)])
})

it('tells nothing further that it was sent', async () => {
  const tab = await openTab({ leading: true })
  await tab.receiveFromTab(status(3))
  expect(tab.sent()).toEqual([null])
})

import { allSettled, fork } from 'effector'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ChatToPortal, PortalToChat } from '@/shared/events.gen'
import {
  $chat,
  closeClicked,
  expandedChanged,
  FRAME_TIMEOUT_MS,
  frameLeft,
  frameMounted,
  messageHeard,
  navigatorReady,
  newTabClicked,
  openTabFx,
  retryClicked,
  themeChanged,
  toggleClicked,
} from './chat'
import { AT_FIRST, close, expand, findVersion, toggle, visibilityOf, type ChatState } from './chat-state'
import { current, desk, link, ownTab, question, unread, version } from './testing/chat-says'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.clearAllTimers()
  vi.useRealTimers()
})

async function portal() {
  const told: PortalToChat[] = []
  const [openTab, navigate] = [vi.fn(), vi.fn()]
  const scope = fork({ handlers: [[openTabFx, openTab]] })
  await allSettled(frameMounted, { scope, params: (message) => void told.push(message) })
  await allSettled(navigatorReady, { scope, params: navigate })
  const hear = (message: ChatToPortal) => allSettled(messageHeard, { scope, params: message })
  const words = () =>
    told.splice(0).map((message) => {
      if (message.type === 'command') return message.command
      return message.event === 'chat-visibility-updated' ? message.body.visibility : message.body.mode
    })
  return { scope, hear, words, openTab, navigate, chat: () => scope.getState($chat) }
}

it('opens expanded from the header, and is told so at each change', async () => {
  const { scope, words, chat } = await portal()
  await allSettled(toggleClicked, { scope })
  expect(chat().place).toBe('expanded')
  await allSettled(expandedChanged, { scope, params: false })
  await allSettled(expandedChanged, { scope, params: true })
  await allSettled(closeClicked, { scope })
  expect(words()).toEqual(['foreground', 'background', 'foreground', 'background'])
  expect(chat().place).toBe('closed')
})

it('answers the chat that asks whether it is seen, and says how the portal looks', async () => {
  const { scope, hear, words } = await portal()
  await allSettled(themeChanged, { scope, params: 'dark' })
  expect(words()).toEqual(['dark'])
  await hear(question)
  expect(words()).toEqual(['background', 'dark'])
})

it('shows what is unread, and the conversation that is open', async () => {
  const { hear, chat } = await portal()
  await hear(unread(5))
  await hear(current(desk))
  expect(chat()).toMatchObject({
    frame: 'ready',
    unread: { unreadChatsEstimatedCount: 5 },
    current: { title: 'IT service desk' },
  })
  await hear(current({ ...desk, isClosed: true }))
  expect(chat().current).toBeNull()
})

it('looks for the picture of a conversation where the chat is', async () => {
  const { hear, chat } = await portal()
  await hear(current({ ...desk, picture: 'faces/it.png' }))
  expect(chat().current?.avatarImageUrl).toBe(new URL('chat/faces/it.png', document.baseURI).href)
})

it('shows the list to whoever opens it because of something unread that the open conversation has not', async () => {
  const { scope, hear, words } = await portal()
  await hear(unread(1))
  await allSettled(toggleClicked, { scope })
  expect(words()).toEqual(['foreground', 'open-chat-list'])
  await allSettled(toggleClicked, { scope })
  await hear(current(desk))
  words()
  await allSettled(toggleClicked, { scope })
  expect(words()).toEqual(['foreground'])
})

describe('a newer version of the chat', () => {
  it('that is found while it is open comes when it is closed, not before', async () => {
    const { scope, hear, chat } = await portal()
    await allSettled(toggleClicked, { scope })
    await hear(version)
    await allSettled(expandedChanged, { scope, params: false })
    expect(chat().generation).toBe(0)
    await allSettled(closeClicked, { scope })
    expect(chat().generation).toBe(1)
  })

  it('that is found while it is closed comes at once', async () => {
    const { hear, chat } = await portal()
    await hear(version)
    expect(chat().generation).toBe(1)
  })
})

describe('a link in the chat', () => {
  it('inside the portal changes the screen', async () => {
    const { hear, navigate, openTab } = await portal()
    await hear(link('./post/p-1042'))
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/post/p-1042')
    expect(openTab).not.toHaveBeenCalled()
  })

  it('to elsewhere opens a new tab', async () => {
    const { hear, navigate, openTab } = await portal()
    await hear(link('https://canteen.example/menu'))
    expect(openTab).toHaveBeenCalledExactlyOnceWith('https://canteen.example/menu')
    expect(navigate).not.toHaveBeenCalled()
  })

  it('that is a program is not followed', async () => {
    const { hear, navigate, openTab } = await portal()
    await hear(link('javascript:alert(1)'))
    expect(openTab).not.toHaveBeenCalled()
    expect(navigate).not.toHaveBeenCalled()
  })
})

it('opens in a tab of its own: from the panel, or at its own place when it asks', async () => {
  const { scope, hear, openTab } = await portal()
  await allSettled(newTabClicked, { scope })
  await hear(ownTab('/conversations/it'))
  expect(openTab.mock.calls.map(([url]) => new URL(url).pathname)).toEqual(['/chat/', '/chat/conversations/it'])
})

it('counts as lost after a while without a word, and begins anew when asked to', async () => {
  const { scope, hear, chat } = await portal()
  await vi.advanceTimersByTimeAsync(FRAME_TIMEOUT_MS)
  expect(chat().frame).toBe('failed')
  await allSettled(retryClicked, { scope })
  expect(chat()).toMatchObject({ frame: 'loading', generation: 1 })
  await hear(unread(0))
  await vi.advanceTimersByTimeAsync(FRAME_TIMEOUT_MS)
  expect(chat().frame).toBe('ready')
})

it('says nothing to a page that is not there', async () => {
  const { scope, words } = await portal()
  await allSettled(frameLeft, { scope })
  await allSettled(toggleClicked, { scope })
  expect(words()).toEqual([])
})

it('keeps the rules of its places whatever happens', () => {
  const steps = {
    toggle,
    close,
    version: findVersion,
    collapse: (s: ChatState) => expand(s, false),
    expand: (s: ChatState) => expand(s, true),
  }
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...(Object.keys(steps) as (keyof typeof steps)[]))), (taken) => {
      taken.reduce<ChatState>((before, name) => {
        const after = steps[name](before)
        // Seen means open and expanded, nothing else.
        expect(visibilityOf(after)).toBe(after.place === 'expanded' ? 'foreground' : 'background')
        // Nothing begins anew under the hands of somebody.
        if (after.generation !== before.generation) expect(after.place).toBe('closed')
        // What was announced is there once the panel has been closed.
        if (after.place === 'closed') expect(after.stale).toBe(false)
        if (before.place === 'closed' && name !== 'toggle') expect(after.place).toBe('closed')
        return after
      }, AT_FIRST)
    }),
  )
})

import { allSettled, fork } from 'effector'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ChatToPortal, PortalToChat } from '@/shared/events.gen'
import {
  $chat,
  chatRequested,
  closeClicked,
  expandedChanged,
  FRAME_TIMEOUT_MS,
  frameLeft,
  frameMounted,
  chatMessageReceived,
  navigatorReady,
  newTabClicked,
  openTabFx,
  retryClicked,
  themeChanged,
  toggleClicked,
} from './chat'
import { INITIAL_CHAT, close, expand, announceVersion, toggle, visibilityOf, type ChatState } from './chat-state'
import { current, desk, link, ownTab, question, unread, version } from './testing/chat-messages'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.clearAllTimers()
  vi.useRealTimers()
})

async function portal() {
  const sent: PortalToChat[] = []
  const [openTab, navigate] = [vi.fn(), vi.fn()]
  const scope = fork({ handlers: [[openTabFx, openTab]] })
  await allSettled(frameMounted, { scope, params: (message) => void sent.push(message) })
  await allSettled(navigatorReady, { scope, params: navigate })
  const receive = (message: ChatToPortal) => allSettled(chatMessageReceived, { scope, params: message })
  const words = () =>
    sent.splice(0).map((message) => {
      if (message.type === 'command') return message.command
      return message.event === 'chat-visibility-updated' ? message.body.visibility : message.body.mode
    })
  return { scope, receive, words, openTab, navigate, chat: () => scope.getState($chat) }
}

it('opens expanded from the header, and is sent so at each change', async () => {
  const { scope, words, chat } = await portal()
  await allSettled(toggleClicked, { scope })
  expect(chat().place).toBe('expanded')
  await allSettled(expandedChanged, { scope, params: false })
  await allSettled(expandedChanged, { scope, params: true })
  await allSettled(closeClicked, { scope })
  expect(words()).toEqual(['foreground', 'background', 'foreground', 'background'])
  expect(chat().place).toBe('closed')
})

it('opens for another place of the portal, and stays open when it is asked again', async () => {
  const { scope, chat } = await portal()
  await allSettled(chatRequested, { scope })
  await allSettled(chatRequested, { scope })
  expect(chat().place).toBe('expanded')
})

it('answers the chat that asks whether it is seen, and says how the portal looks', async () => {
  const { scope, receive, words } = await portal()
  await allSettled(themeChanged, { scope, params: 'dark' })
  expect(words()).toEqual(['dark'])
  await receive(question)
  expect(words()).toEqual(['background', 'dark'])
})

it('shows what is unread, and the conversation that is open', async () => {
  const { receive, chat } = await portal()
  await receive(unread(5))
  await receive(current(desk))
  expect(chat()).toMatchObject({
    frame: 'ready',
    unread: { unreadChatsEstimatedCount: 5 },
    current: { title: 'IT service desk' },
  })
  await receive(current({ ...desk, isClosed: true }))
  expect(chat().current).toBeNull()
})

it('looks for the picture of a conversation where the chat is', async () => {
  const { receive, chat } = await portal()
  await receive(current({ ...desk, picture: 'faces/it.png' }))
  expect(chat().current?.avatarImageUrl).toBe(new URL('chat/faces/it.png', document.baseURI).href)
})

it('shows the list to a person who opens it because of something unread that the open conversation has not', async () => {
  const { scope, receive, words } = await portal()
  await receive(unread(1))
  await allSettled(toggleClicked, { scope })
  expect(words()).toEqual(['foreground', 'open-chat-list'])
  await allSettled(toggleClicked, { scope })
  await receive(current(desk))
  words()
  await allSettled(toggleClicked, { scope })
  expect(words()).toEqual(['foreground'])
})

describe('a newer version of the chat', () => {
  it('that is found while it is open comes when it is closed, not before', async () => {
    const { scope, receive, chat } = await portal()
    await allSettled(toggleClicked, { scope })
    await receive(version)
    await allSettled(expandedChanged, { scope, params: false })
    expect(chat().generation).toBe(0)
    await allSettled(closeClicked, { scope })
    expect(chat().generation).toBe(1)
  })

  it('that is found while it is closed comes at once', async () => {
    const { receive, chat } = await portal()
    await receive(version)
    expect(chat().generation).toBe(1)
  })
})

describe('a link in the chat', () => {
  it('inside the portal changes the screen', async () => {
    const { receive, navigate, openTab } = await portal()
    await receive(link('./post/p-1042'))
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/post/p-1042')
    expect(openTab).not.toHaveBeenCalled()
  })

  it('to elsewhere opens a new tab', async () => {
    const { receive, navigate, openTab } = await portal()
    await receive(link('https://canteen.example/menu'))
    expect(openTab).toHaveBeenCalledExactlyOnceWith('https://canteen.example/menu')
    expect(navigate).not.toHaveBeenCalled()
  })

  it('that is a program is not followed', async () => {
    const { receive, navigate, openTab } = await portal()
    await receive(link('javascript:alert(1)'))
    expect(openTab).not.toHaveBeenCalled()
    expect(navigate).not.toHaveBeenCalled()
  })
})

it('opens in a tab of its own: from the panel, or at its own place when it asks', async () => {
  const { scope, receive, openTab } = await portal()
  await allSettled(newTabClicked, { scope })
  await receive(ownTab('/conversations/it'))
  expect(openTab.mock.calls.map(([url]) => new URL(url).pathname)).toEqual(['/chat/', '/chat/conversations/it'])
})

it('counts as lost after a while without a word, and begins anew when asked to', async () => {
  const { scope, receive, chat } = await portal()
  await vi.advanceTimersByTimeAsync(FRAME_TIMEOUT_MS)
  expect(chat().frame).toBe('failed')
  await allSettled(retryClicked, { scope })
  expect(chat()).toMatchObject({ frame: 'loading', generation: 1 })
  await receive(unread(0))
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
    version: announceVersion,
    collapse: (s: ChatState) => expand(s, false),
    expand: (s: ChatState) => expand(s, true),
  }
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...(Object.keys(steps) as (keyof typeof steps)[]))), (path) => {
      path.reduce<ChatState>((before, name) => {
        const after = steps[name](before)
        // Seen means open and expanded, nothing else.
        expect(visibilityOf(after)).toBe(after.place === 'expanded' ? 'foreground' : 'background')
        // Nothing begins anew under the hands of somebody.
        if (after.generation !== before.generation) expect(after.place).toBe('closed')
        // What was announced is there once the panel has been closed.
        if (after.place === 'closed') expect(after.stale).toBe(false)
        if (before.place === 'closed' && name !== 'toggle') expect(after.place).toBe('closed')
        return after
      }, INITIAL_CHAT)
    }),
  )
})

import { allSettled, fork } from 'effector'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ChatToPortal, PortalToChat } from '@/shared/events.gen'
import {
  $chat,
  closeClicked,
  expandedChanged,
  FRAME_TIMEOUT_MS,
  frameLeft,
  frameMounted,
  chatMessageReceived,
  openTabFx,
  retryClicked,
  themeChanged,
  toggleClicked,
} from './chat'
import { current, question, unread, version } from './testing/chat-messages'

/** The rules of the specification in the plainest words. */
type Plain = {
  open: boolean
  collapsed: boolean
  /** A newer chat was announced while the panel was open. */
  announced: boolean
  loads: number
  page: 'silent' | 'speaking' | 'lost'
  unread: number
  title: string | null
  unreadInIt: number
  sent: string[]
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const steps = fc.array(
  fc.record({
    do: fc.constantFrom(
      ...['toggle', 'close', 'expand', 'collapse', 'unread', 'show', 'leave', 'version', 'ask', 'theme'],
      ...['retry', 'wait', 'leave the page', 'toggle', 'version'],
    ),
    index: fc.nat({ max: 3 }),
  }),
  { maxLength: 50, size: 'max' },
)

/** The panel, and beside it what the rules say should be there. */
async function openBoth() {
  const sent: string[] = []
  const scope = fork({ handlers: [[openTabFx, () => undefined]] })
  const mount = () =>
    allSettled(frameMounted, { scope, params: (message: PortalToChat) => void sent.push(wordsOf(message)) })
  await mount()
  const plain: Plain = {
    open: false,
    collapsed: true,
    announced: false,
    loads: 0,
    page: 'silent',
    unread: 0,
    title: null,
    unreadInIt: 0,
    sent: [],
  }
  let theme = 'light'
  const visibility = () => (plain.open && !plain.collapsed ? 'foreground' : 'background')
  const visibilityDue = () => void plain.sent.push(visibility())

  function begin() {
    Object.assign(plain, { loads: plain.loads + 1, page: 'silent', announced: false, title: null, unreadInIt: 0 })
  }
  /** As the view does it: a page that begins anew is another frame. */
  async function exchangeFrame(before: number) {
    if (scope.getState($chat).generation === before) return
    await allSettled(frameLeft, { scope })
    await mount()
  }

  async function closePanel() {
    if (plain.open) Object.assign(plain, { open: false, collapsed: true })
    if (plain.announced) begin()
  }
  const receive = async (message: ChatToPortal) => {
    plain.page = 'speaking'
    await allSettled(chatMessageReceived, { scope, params: message })
  }

  const acts: Record<string, (index: number) => Promise<void>> = {
    async toggle() {
      if (plain.open) {
        await closePanel()
        visibilityDue()
      } else {
        Object.assign(plain, { open: true, collapsed: false })
        visibilityDue()
        // Who opens it because of what is unread elsewhere is led to the list.
        if (plain.unread > 0 && (plain.title === null || plain.unreadInIt === 0)) plain.sent.push('open-chat-list')
      }
      await allSettled(toggleClicked, { scope })
    },
    async close() {
      if (plain.open) {
        await closePanel()
        visibilityDue()
      }
      await allSettled(closeClicked, { scope })
    },
    expand: () => fold(false),
    collapse: () => fold(true),
    async unread(index) {
      plain.unread = index
      await receive(unread(index))
    },
    async show(index) {
      Object.assign(plain, { title: `Chat ${index}`, unreadInIt: index })
      await receive(current({ chatId: `chat-${index}`, title: `Chat ${index}`, unread: index }))
    },
    async leave() {
      Object.assign(plain, { title: null, unreadInIt: 0 })
      await receive(current(null))
    },
    async version() {
      await receive(version)
      if (plain.open) plain.announced = true
      else begin()
    },
    async ask() {
      await receive(question)
      plain.sent.push(visibility(), theme)
    },
    async theme(index) {
      const next = index % 2 === 0 ? 'light' : 'dark'
      if (next !== theme) plain.sent.push(next)
      theme = next
      await allSettled(themeChanged, { scope, params: theme as 'light' | 'dark' })
    },
    async retry() {
      begin()
      await allSettled(retryClicked, { scope })
    },
    async wait() {
      if (plain.page === 'silent') plain.page = 'lost'
      await vi.advanceTimersByTimeAsync(FRAME_TIMEOUT_MS)
    },
    async 'leave the page'() {
      Object.assign(plain, { page: 'silent', title: null, unreadInIt: 0 })
      await allSettled(frameLeft, { scope })
      await mount()
    },
  }

  async function fold(collapsed: boolean) {
    if (plain.open && plain.collapsed !== collapsed) {
      plain.collapsed = collapsed
      visibilityDue()
    }
    await allSettled(expandedChanged, { scope, params: !collapsed })
  }

  return {
    plain,
    sent,
    chat: () => scope.getState($chat),
    async take({ do: what, index }: { do: string; index: number }) {
      const before = scope.getState($chat).generation
      await acts[what]?.(index)
      await exchangeFrame(before)
    },
  }
}

it('keeps to the written rules, in whatever order things happen', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (path) => {
      const { plain, sent, chat, take } = await openBoth()
      for (const step of path) {
        await take(step)
        const { place, frame, generation, stale, unread: status, current: shown } = chat()
        expect(place).toBe(!plain.open ? 'closed' : plain.collapsed ? 'collapsed' : 'expanded')
        expect(generation).toBe(plain.loads)
        expect(stale).toBe(plain.announced)
        expect(frame).toBe({ silent: 'loading', speaking: 'ready', lost: 'failed' }[plain.page])
        expect(status.unreadChatsEstimatedCount).toBe(plain.unread)
        expect(shown?.title ?? null).toBe(plain.title)
        expect(sent).toEqual(plain.sent)
      }
      vi.clearAllTimers()
    }),
    { numRuns: 200 },
  )
}, 120_000)

function wordsOf(message: PortalToChat): string {
  if (message.type === 'command') return message.command
  return message.event === 'chat-visibility-updated' ? message.body.visibility : message.body.mode
}

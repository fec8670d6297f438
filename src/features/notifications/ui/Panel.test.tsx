import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fork, scopeBind } from 'effector'
import { Provider } from 'effector-react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { examples } from '@/api/examples.gen'
import { $session, type User } from '@/features/session'
import { NOTIFICATION_PAGE_SIZE } from '@/shared/constants'
import { createPortalIntl, IntlProvider } from '@/shared/i18n'
import { broadcastFx } from '@/shared/tabs'
import { fetchChangesFx, fetchPageFx, fetchUnreadCountFx, sendReadsFx, type ReadBatch } from '../api/effects'
import { modelReady } from '../bell'
import '../model'
import { changeReceived } from '../tabs/realtime'
import { referenceServer } from '../testing/reference-server'
import { NotificationBell } from './NotificationBell'
import { NotificationPanel } from './NotificationPanel'
import { useUnreadPrefix } from './use-unread-prefix'
// The chunk is at hand, so that no test waits for a slow machine to load it.
import './Panel'

const giulia = Object.values(examples.getSession).find(({ user }) => user)?.user as User

// There is no layout here: the scroll area and each row are said to be as high as this.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(3_000)
  vi.stubGlobal('innerHeight', 3_000)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(90)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  localStorage.clear()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function Title() {
  return <h1>{useUnreadPrefix()}Dashboard</h1>
}

function portal(count: number) {
  const server = referenceServer()
  for (let index = 0; index < count; index += 1) server.arrive()
  const fails = { page: false, marks: false }
  const counted = async () => ({ count: server.count(), askedAt: performance.now(), answeredAt: performance.now() })
  const scope = fork({
    values: [[$session, { phase: 'signed-in', user: giulia }]],
    handlers: [
      [broadcastFx, () => undefined],
      [fetchUnreadCountFx, counted],
      [
        fetchPageFx,
        async (question: { onlyUnread: boolean; pageToken: string | null }) => {
          if (fails.page) throw new Error('no')
          return server.page(question)
        },
      ],
      [fetchChangesFx, async (question: { syncToken: string }) => server.changes(question)],
      [
        sendReadsFx,
        async ({ batch }: { batch: ReadBatch }) => {
          if (fails.marks) throw new Error('no')
          server.mark(batch)
          return counted()
        },
      ],
    ],
  })
  render(
    <IntlProvider intl={createPortalIntl('en', {}, 'Europe/Rome')}>
      <Provider value={scope}>
        <Title />
        <NotificationBell />
        <main>
          <button type="button">A post</button>
        </main>
        <NotificationPanel />
      </Provider>
    </IntlProvider>,
  )
  act(() => scopeBind(modelReady, { scope })())
  const hear = () => act(async () => scopeBind(changeReceived, { scope })())
  return { server, hear, fails, bell: () => screen.getByRole('button', { name: /^Notifications/ }) }
}

async function opened(count: number) {
  const page = portal(count)
  await userEvent.click(page.bell())
  const panel = await screen.findByRole('dialog', { name: 'Notifications' })
  return { ...page, panel: within(panel), element: panel }
}

const rows = () => screen.findAllByRole('article')

describe('the bell', () => {
  it('says how many are unread, also in the title of the window', async () => {
    const { bell } = portal(3)
    await waitFor(() => expect(bell().getAttribute('aria-label')).toBe('Notifications, 3 unread'))
    screen.getByRole('heading', { name: '(3) Dashboard' })
  })

  it('swings when something arrives, and not at the start', async () => {
    const { server, hear, bell } = portal(3)
    await waitFor(() => expect(bell().getAttribute('aria-label')).toContain('3'))
    expect(bell().querySelector('[data-swinging]')).toBeNull()
    server.arrive()
    await hear()
    await waitFor(() => expect(bell().querySelector('[data-swinging]')).not.toBeNull())
    expect(bell().querySelector<HTMLElement>('[data-swinging]')?.style.animationDuration).toBe('3000ms')
  })
})

describe('the panel', () => {
  it('takes the focus and gives it back to the bell on Escape', async () => {
    const { bell, element } = await opened(3)
    expect(element.contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(bell())
  })

  it('covers the page on a phone and gives it back', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === '(width < 768px)',
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
    const { bell, element } = await opened(2)
    expect(element.getAttribute('aria-modal')).toBe('true')
    expect(document.querySelector('main')?.inert).toBe(true)
    await userEvent.keyboard('{Escape}')
    expect(document.querySelector('main')?.inert).toBe(false)
    expect(document.activeElement).toBe(bell())
  })

  it('closes by its button, by the bell and by a press beside it', async () => {
    const { bell, panel } = await opened(1)
    await userEvent.click(panel.getByRole('button', { name: 'Close notifications' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(bell())
    await screen.findByRole('dialog')
    await userEvent.click(bell())
    expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(bell())
    await screen.findByRole('dialog')
    await userEvent.click(screen.getByRole('button', { name: 'A post' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('shows the newest entries, and more of them on request, until there are no more', async () => {
    const { panel } = await opened(NOTIFICATION_PAGE_SIZE + 3)
    expect(await rows()).toHaveLength(NOTIFICATION_PAGE_SIZE)
    await userEvent.click(panel.getByRole('button', { name: 'Load more' }))
    await waitFor(async () => expect(await rows()).toHaveLength(NOTIFICATION_PAGE_SIZE + 3))
    expect(panel.queryByRole('button', { name: 'Load more' })).toBeNull()
  })

  it('has the focus at the last entry when older ones are asked for by a key, and goes on to them', async () => {
    const { panel } = await opened(NOTIFICATION_PAGE_SIZE + 3)
    const last = (await rows()).at(-1)
    panel.getByRole('button', { name: 'Load more' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(async () => expect(await rows()).toHaveLength(NOTIFICATION_PAGE_SIZE + 3))
    expect(last?.contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('j')
    expect((await rows())[NOTIFICATION_PAGE_SIZE]?.contains(document.activeElement)).toBe(true)
  })

  it('shows an entry whose moment cannot be read with all that can be, and the others', async () => {
    const page = portal(2)
    page.server.arrive({ timestamp: 'yesterday' })
    page.server.arrive()
    await userEvent.click(page.bell())
    expect(await screen.findAllByText(/commented/)).toHaveLength(4)
    screen.getByText('unknown')
  })

  it('shows that an entry cannot be drawn, reports it and keeps the others', async () => {
    const page = portal(2)
    page.server.arrive({ addedAttachments: 1 as never })
    page.server.arrive()
    await userEvent.click(page.bell())
    expect(await screen.findAllByText(/commented/)).toHaveLength(3)
    screen.getByText('This notification can’t be shown')
    expect(console.error).toHaveBeenCalledWith('a notification:', expect.any(TypeError))
  })

  it('shows what arrives while it is open', async () => {
    const { server, hear } = await opened(2)
    expect(await rows()).toHaveLength(2)
    server.arrive()
    await hear()
    await waitFor(async () => expect(await rows()).toHaveLength(3))
  })

  it('says that nothing has happened yet, and differently that nothing is unread', async () => {
    const { panel, element } = await opened(0)
    await panel.findByRole('heading', { name: 'Nothing has happened yet' })
    await userEvent.click(panel.getByRole('switch'))
    await panel.findByRole('heading', { name: 'Nothing unread' })
    await userEvent.click(panel.getByRole('button', { name: 'Show all notifications' }))
    await panel.findByRole('heading', { name: 'Nothing has happened yet' })
    expect(document.activeElement).toBe(element)
  })

  it('says that the list did not load, and loads it when asked again', async () => {
    const page = portal(2)
    page.fails.page = true
    await userEvent.click(page.bell())
    await screen.findByRole('heading', { name: 'The notifications did not load' })
    page.fails.page = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await rows()).toHaveLength(2)
    // The button went with its press.
    expect(document.activeElement).toBe(screen.getByRole('dialog'))
  })
})

describe('marking', () => {
  it('one by its dot lowers the number', async () => {
    const { panel, bell } = await opened(3)
    await rows()
    const [dot] = panel.getAllByRole('button', { name: 'Mark as read' })
    if (dot) await userEvent.click(dot)
    await waitFor(() => expect(bell().getAttribute('aria-label')).toBe('Notifications, 2 unread'))
    expect(panel.getAllByRole('button', { name: 'Mark as read' })).toHaveLength(2)
    panel.getByRole('switch', { name: 'Only unread (2)' })
  })

  it('all is offered while something is unread, and can be undone', async () => {
    const { panel, bell, element } = await opened(3)
    await rows()
    await userEvent.click(panel.getByRole('button', { name: 'Mark all as read' }))
    expect(bell().getAttribute('aria-label')).toBe('Notifications')
    expect(panel.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
    expect(document.activeElement).toBe(panel.getByRole('button', { name: 'Undo' }))
    await userEvent.click(panel.getByRole('button', { name: 'Undo' }))
    expect(element.contains(document.activeElement)).toBe(true)
    expect(bell().getAttribute('aria-label')).toBe('Notifications, 3 unread')
    expect(panel.getAllByRole('button', { name: 'Mark as read' })).toHaveLength(3)
  })

  it('comes back when the server refuses it', async () => {
    const { panel, fails } = await opened(1)
    await rows()
    fails.marks = true
    await userEvent.click(panel.getByRole('button', { name: 'Mark as read' }))
    await panel.findByRole('button', { name: 'Mark as read' })
  })
})

describe('keys', () => {
  it('go from entry to entry and mark the one that has the focus', async () => {
    const { panel, element } = await opened(3)
    await rows()
    element.focus()
    await userEvent.keyboard('jj')
    const [, second] = panel.getAllByRole('article')
    expect(second?.contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('e')
    await waitFor(() => expect(second?.getAttribute('data-unread')).toBeNull())
    await userEvent.keyboard('k')
    expect(panel.getAllByRole('article')[0]?.contains(document.activeElement)).toBe(true)
  })

  it('go on from an entry that leads nowhere when it has been marked', async () => {
    const page = portal(1)
    page.server.arrive({ typeId: 'post-remove' } as never)
    page.server.arrive()
    await userEvent.click(page.bell())
    const panel = await screen.findByRole('dialog', { name: 'Notifications' })
    await waitFor(async () => expect(await rows()).toHaveLength(3))
    const [, second, third] = await rows()
    panel.focus()
    await userEvent.keyboard('jje')
    await waitFor(() => expect(second?.getAttribute('data-unread')).toBeNull())
    expect(document.activeElement).toBe(second)
    await userEvent.keyboard('j')
    expect(third?.contains(document.activeElement)).toBe(true)
  })
})

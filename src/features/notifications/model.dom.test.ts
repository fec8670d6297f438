import { afterEach, describe, expect, it, vi } from 'vitest'
import { $session } from '@/features/session'
import { NOTIFICATION_PAGE_SIZE } from '@/shared/constants'
import { $arrivals, $panelOpen } from './bell'
import { $undoable } from './marks'
import { signOutTimeout, undoTimeout } from './marks/marks-model'
import { $onlyUnread } from './stream'
import { pollInterval } from './tabs/realtime'
import { later, setUpFakeTime } from './testing/fake-time'
import { giulia, openWith, withEntries } from './testing/test-portal'

setUpFakeTime()

describe('the list', () => {
  it('goes from its first page over further pages to its end', async () => {
    const { open, settle, phase, order, more, requested } = withEntries(45)
    expect(phase()).toBe('idle')
    open()
    expect(phase()).toBe('first-loading')
    await settle()
    expect([phase(), order().length]).toEqual(['ready', 20])
    more()
    await settle()
    more()
    await settle()
    expect([phase(), order().length]).toEqual(['end', 45])
    expect(requested).toHaveLength(3)
  })

  it('asks for nothing but its first page when it is opened the first time', async () => {
    const { open, settle, requested, network } = withEntries(3)
    await settle()
    open()
    await later(0)
    network.deliver(0)
    await later(0)
    expect([requested.length, network.isQuiet()]).toEqual([1, true])
  })

  it('shows what arrives while it is open, without loading anew', async () => {
    const { server, receiveChange, settle, order, requested } = await openWith(5)
    server.arrive()
    receiveChange()
    await settle()
    expect(order()[0]).toBe('n00006')
    expect(requested).toHaveLength(1)
  })

  it('is fetched anew and replaced when changes fill a page', async () => {
    const { server, receiveChange, settle, order, requested } = await openWith(45)
    for (let index = 0; index < NOTIFICATION_PAGE_SIZE; index += 1) server.arrive()
    receiveChange()
    await settle()
    expect(order()).toHaveLength(20)
    expect(requested).toHaveLength(2)
  })

  it('says that it failed, and loads when asked again', async () => {
    const { open, network, phase, retry, settle } = withEntries(3)
    open()
    await later(0)
    while (!network.isQuiet()) network.lose(0)
    await later(0)
    expect(phase()).toBe('failed')
    retry()
    await settle()
    expect(phase()).toBe('end')
  })

  it('is not taken from the answer to an earlier request', async () => {
    const { open, onlyUnread, network, phase } = withEntries(3)
    await later(0)
    network.deliver(0)
    open()
    onlyUnread(true)
    await later(0)
    network.deliver(0)
    await later(0)
    expect(phase()).toBe('first-loading')
    network.deliver(0)
    await later(0)
    expect(phase()).toBe('end')
  })

  it('asks with only-unread from the first request on when the person had it on', async () => {
    const before = withEntries(3)
    before.onlyUnread(true)
    const { open, settle, requested, scope } = withEntries(3)
    expect(scope.getState($onlyUnread)).toBe(true)
    open()
    await settle()
    expect(requested).toMatchObject([{ onlyUnread: true }])
    expect(JSON.parse(localStorage.getItem('onlyUnreadNotification') ?? '')).toEqual({ [giulia.id]: true })
  })

  it('drops what was read when it is opened again with only-unread on', async () => {
    const { onlyUnread, settle, click, order, open } = await openWith(3)
    onlyUnread(true)
    await settle()
    click('n00002')
    await settle()
    expect(order()).toHaveLength(3)
    open()
    open()
    expect(order()).toEqual(['n00003', 'n00001'])
  })
})

describe('marks', () => {
  it('show at once and reach the server', async () => {
    const { click, isRead, unread, sent, settle, server } = await openWith(3)
    click('n00002')
    expect([isRead('n00002'), unread()]).toEqual([true, 2])
    await settle()
    expect([isRead('n00002'), unread(), server.count()]).toEqual([true, 2, 2])
    expect(sent).toHaveLength(1)
  })

  it('are taken back with an error message when the server refuses them', async () => {
    const { click, isRead, unread, network, settle, tips } = await openWith(3)
    click('n00002')
    await later(0)
    network.lose(0)
    await settle()
    expect([isRead('n00002'), unread(), tips]).toEqual([false, 3, ['error']])
  })

  it('of everything wait five seconds, with the newest id of the click', async () => {
    const { markAll, sent, unread, server, receiveChange, settle } = await openWith(3)
    markAll()
    expect(unread()).toBe(0)
    server.arrive()
    receiveChange()
    await settle()
    expect(unread()).toBe(1)
    await later(undoTimeout - 1)
    expect(sent).toEqual([])
    await later(1)
    expect(sent).toMatchObject([{ batch: { kind: 'all', upTo: { id: 'n00003' } } }])
    await settle()
    expect([unread(), server.count()]).toEqual([1, 1])
  })

  it('of everything can be undone, and nothing is sent', async () => {
    const { markAll, undo, sent, unread, isRead, settle, scope } = await openWith(3)
    markAll()
    expect(scope.getState($undoable)).toBe(true)
    undo()
    expect([unread(), isRead('n00001'), scope.getState($undoable)]).toEqual([3, false, false])
    await later(2 * undoTimeout)
    await settle()
    expect(sent).toEqual([])
  })

  it('of everything wait anew when they are clicked again', async () => {
    const { markAll, sent, server, receiveChange, settle } = await openWith(3)
    markAll()
    await later(undoTimeout - 1)
    server.arrive()
    receiveChange()
    await settle()
    markAll()
    await later(undoTimeout - 1)
    expect(sent).toEqual([])
    await later(1)
    expect(sent).toMatchObject([{ batch: { kind: 'all', upTo: { id: 'n00004' } } }])
  })

  it.each([
    ['the page is hidden', 'hide'],
    ['the panel is closed', 'open'],
  ] as const)('of everything go out at once when %s', async (_, leave) => {
    const opened = await openWith(3)
    opened.markAll()
    opened[leave]()
    expect(opened.sent).toHaveLength(1)
    await later(2 * undoTimeout)
    expect(opened.sent).toHaveLength(1)
  })

  it('of an entry that is read already send nothing', async () => {
    const { click, sent } = await openWith(3)
    click('n00002')
    click('n00002')
    click('nobody')
    expect(sent).toHaveLength(1)
  })
})

describe('the number', () => {
  it('is asked for at the start, also while the panel is closed', async () => {
    const { settle, unread } = withEntries(4)
    await settle()
    expect(unread()).toBe(4)
  })

  it('is asked for once for each reason', async () => {
    const { server, receiveChange, settle, counted } = withEntries(4)
    await settle()
    expect(counted.times).toBe(1)
    server.arrive()
    receiveChange()
    await settle()
    expect(counted.times).toBe(2)
  })

  it('is asked for again after a while when the question remained without an answer', async () => {
    const { network, settle, unread, counted } = withEntries(4)
    await later(0)
    network.lose(0)
    await settle()
    expect([unread(), counted.times]).toEqual([0, 1])
    await later(pollInterval)
    await settle()
    expect([unread(), counted.times]).toEqual([4, 2])
    await later(2 * pollInterval)
    await settle()
    expect(counted.times).toBe(2)
  })

  it('tells of an arrival once', async () => {
    const { server, receiveChange, settle, scope } = await openWith(3)
    expect(scope.getState($arrivals)).toBe(0)
    server.arrive()
    receiveChange()
    await settle()
    expect(scope.getState($arrivals)).toBe(1)
  })

  it('is asked for once more when something moved while the question was on its way', async () => {
    const { server, receiveChange, settle, unread, network } = await openWith(3)
    receiveChange()
    await later(0)
    for (let request = 0; request < 2; request += 1) network.reachServer(request)
    server.arrive()
    receiveChange()
    await settle()
    expect(unread()).toBe(4)
  })
})

describe('when the person changes', () => {
  it('nothing of the last one is left, and a late answer to them is not shown', async () => {
    const { open, signOut, signIn, settle, order, phase, unread, scope } = withEntries(3)
    open()
    await later(0)
    signOut()
    expect([phase(), order().length, unread(), scope.getState($panelOpen)]).toEqual(['idle', 0, 0, false])
    await settle()
    expect([phase(), unread()]).toEqual(['idle', 0])
    signIn({ ...giulia, id: 'somebody-else' })
    await settle()
    expect([phase(), unread()]).toEqual(['idle', 3])
  })
})

describe('signing out while a mark of everything can be taken back', () => {
  /** The addresses that are asked beside the replaced effects: of the session. */
  function session() {
    const asked: string[] = []
    vi.stubGlobal('fetch', ({ url }: Request) => {
      asked.push(url.slice(url.lastIndexOf('/')))
      return Promise.resolve(new Response(null, { status: 204 }))
    })
    return asked
  }
  afterEach(() => vi.unstubAllGlobals())

  it('sends it, leaves at once, and ends the session when the server has it', async () => {
    const asked = session()
    const { markAll, leave, sent, network, server, scope } = await openWith(3)
    markAll()
    leave()
    expect(scope.getState($session).phase).toBe('signed-out')
    expect(sent).toMatchObject([{ batch: { kind: 'all', upTo: { id: 'n00003' } } }])
    await later(signOutTimeout - 1)
    expect(asked).toEqual([])
    network.deliver(0)
    await later(0)
    expect([asked, server.count()]).toEqual([['/sign-out'], 0])
    await later(2 * undoTimeout)
    expect([sent.length, asked.length]).toEqual([1, 1])
  })

  it.each([
    ['never answers', () => undefined],
    ['refuses', (lose: (index: number) => void) => lose(0)],
  ])('ends the session also when the server %s, and tells nobody', async (_, answer) => {
    const asked = session()
    const { markAll, leave, network, tips } = await openWith(3)
    markAll()
    leave()
    answer(network.lose)
    await later(signOutTimeout)
    expect([asked, tips]).toEqual([['/sign-out'], []])
  })

  it('ends it at once when the page goes', async () => {
    const asked = session()
    const { markAll, leave } = await openWith(3)
    markAll()
    leave()
    dispatchEvent(new Event('pagehide'))
    await later(0)
    expect(asked).toEqual(['/sign-out'])
  })

  it('sends also what was clicked and had to wait', async () => {
    session()
    const { click, leave, sent } = await openWith(3)
    click('n00001')
    click('n00002')
    leave()
    expect(sent.map(({ batch }) => batch.kind === 'some' && batch.marks.map(({ id }) => id))).toEqual([
      ['n00001'],
      ['n00002'],
    ])
  })

  it('waits for nothing when there is nothing to say', async () => {
    const asked = session()
    const { markAll, undo, leave, sent } = await openWith(3)
    markAll()
    undo()
    leave()
    await later(0)
    expect([sent, asked]).toEqual([[], ['/sign-out']])
  })

  it('sends nothing when the session has ended elsewhere: nobody is there any more in whose name', async () => {
    session()
    const { markAll, signOut, sent } = await openWith(3)
    markAll()
    signOut()
    await later(2 * undoTimeout)
    expect(sent).toEqual([])
  })

  it('takes no answer to it for one to the next person', async () => {
    session()
    const { markAll, leave, signIn, network, settle, click, isRead, open, sent } = await openWith(3)
    markAll()
    leave()
    signIn({ ...giulia, id: 'somebody-else' })
    open()
    await later(0)
    for (let request = 1; request < 3; request += 1) network.reachServer(request)
    network.lose(0)
    await settle()
    click('n00002')
    expect([isRead('n00002'), sent.length]).toEqual([true, 2])
  })
})

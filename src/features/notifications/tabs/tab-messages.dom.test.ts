import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { $arrivals } from '../bell'
import { undoTimeout } from '../marks/marks-model'
import { later, setUpFakeTime } from '../testing/fake-time'
import { twoTabs } from '../testing/test-portal'

setUpFakeTime()

async function bothOpen(count: number) {
  const tabs = twoTabs(count)
  tabs.first.open()
  tabs.second.open()
  await tabs.settle()
  await later(0)
  return tabs
}

describe('two tabs', () => {
  it('send what one of them holds when the person signs out in the other', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 204 })))
    const { first, second, server, settle } = await bothOpen(3)
    first.markAll()
    await later(0)
    second.leave()
    expect(second.sent).toMatchObject([{ batch: { kind: 'all', upTo: { id: 'n00003' } } }])
    await settle()
    expect(server.count()).toBe(0)
    vi.unstubAllGlobals()
  })

  it('show the same number when one of them receives a change', async () => {
    const { first, second, server, settle } = await bothOpen(3)
    server.arrive()
    first.receiveChange()
    await later(0)
    await settle()
    expect([first.unread(), second.unread()]).toEqual([4, 4])
    expect(second.order()[0]).toBe('n00004')
    expect(second.scope.getState($arrivals)).toBe(1)
  })

  it('show a mark of one of them in both, before and after the server confirmed it', async () => {
    const { first, second, settle } = await bothOpen(3)
    first.click('n00002')
    await later(0)
    expect([second.isRead('n00002'), second.unread()]).toEqual([true, 2])
    await settle()
    await later(0)
    expect([second.isRead('n00002'), second.unread()]).toEqual([true, 2])
  })

  it('take a mark back in both when the server refuses it', async () => {
    const { first, second, network, settle } = await bothOpen(3)
    first.click('n00002')
    await later(0)
    network.lose(0)
    await later(0)
    await settle()
    expect([first.unread(), second.isRead('n00002'), second.unread()]).toEqual([3, false, 3])
  })

  it('count everything as read in both while a mark-all can be undone, and what arrives meanwhile as new', async () => {
    const { first, second, server, settle } = await bothOpen(3)
    first.markAll()
    await later(0)
    expect([first.unread(), second.unread(), second.isRead('n00001')]).toEqual([0, 0, true])
    server.arrive()
    first.receiveChange()
    await later(0)
    await settle()
    await later(0)
    expect([first.unread(), second.unread()]).toEqual([1, 1])
    first.undo()
    await later(0)
    expect([first.unread(), second.unread(), second.isRead('n00001')]).toEqual([4, 4, false])
  })

  it('do not believe for ever a tab that fell silent with marks on its mind', async () => {
    const { second, settle } = await bothOpen(3)
    second.receiveTabMessage({
      from: 'crashed',
      type: 'notificationsRead',
      payload: {
        userId: second.user.id,
        pending: { marked: [], upTo: { id: 'n00003', timestamp: '2026-11-20T10:03:00.000Z' }, unread: 0 },
        confirmed: null,
        fact: null,
      },
    })
    expect(second.unread()).toBe(0)
    await later(30_000)
    await settle()
    expect(second.unread()).toBe(3)
  })

  it('do not listen to what is said about another person', async () => {
    const { second } = await bothOpen(3)
    const fact = { count: 99, askedAt: 1_000, answeredAt: 1_001, by: 'asking' } as const
    second.receiveTabMessage({ from: 'x', type: 'unreadCount', payload: { userId: 'somebody-else', fact } })
    expect(second.unread()).toBe(3)
  })
})

it('agree with each other and with the server when everything has come to rest, whatever happened', async () => {
  type Step = { do: string; index: number }
  const index = fc.nat({ max: 30 })
  const does = [
    'arrive',
    'read elsewhere',
    'click',
    'click',
    'mark all',
    'undo',
    'hide',
    'deliver',
    'deliver',
    'reach',
    'wait',
  ]
  const step: fc.Arbitrary<Step> = fc.record({ do: fc.constantFrom(...does), index })
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: 15 }), fc.array(step, { maxLength: 30, size: 'max' }), async (count, steps) => {
      const tabs = await bothOpen(count)
      const { first, second, server, network, settle } = tabs
      for (const { do: what, index } of steps) {
        const tab = index % 2 === 0 ? first : second
        const acts: Record<string, () => unknown> = {
          arrive: () => (server.arrive(), first.receiveChange()),
          'read elsewhere': () => (server.readSomewhere(index), first.receiveChange()),
          click: () => tab.click(tab.order()[index % Math.max(1, tab.order().length)] ?? 'nobody'),
          'mark all': tab.markAll,
          undo: tab.undo,
          hide: () => (tab.hide(), tab.show()),
          deliver: () => network.deliver(index),
          reach: () => network.reachServer(index),
          wait: () => later(index % 3 === 0 ? undoTimeout : 500),
        }
        await acts[what]?.()
        await later(1)
        for (const { counts } of [first, second]) expect(counts.every((count) => count >= 0)).toBe(true)
      }
      await later(undoTimeout)
      await settle()
      await later(1)
      await settle()
      await later(1)
      expect([first.unread(), second.unread()]).toEqual([server.count(), server.count()])
      for (const { id, read } of server.newestFirst().slice(0, 10)) {
        expect([id, first.isRead(id), second.isRead(id)]).toEqual([id, read, read])
      }
      vi.clearAllTimers()
    }),
    { numRuns: 200 },
  )
}, 240_000)

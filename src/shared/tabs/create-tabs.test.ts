import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTabs, type Tabs } from './create-tabs'
import { fakeChannels, fakeLocks } from './fakes'
import type { LockManagerLike, TabChannel } from './leader-election'
import type { TabMessage } from './protocol'

type Browser = { open(id: string): OpenTab; leaders(): string[] }
type OpenTab = Tabs & { received: TabMessage[] }

function browser(surroundings: {
  locks?: LockManagerLike | undefined
  openChannel?: ((name: string) => TabChannel) | undefined
}): Browser {
  const leading = new Map<string, boolean>()
  return {
    open(id) {
      const tab = createTabs({ name: 'portal', id, ...surroundings })
      const received: TabMessage[] = []
      tab.onLeadership((now) => leading.set(id, now))
      tab.onMessage((message) => received.push(message))
      return { ...tab, received }
    },
    leaders: () => [...leading].filter(([, now]) => now).map(([id]) => id),
  }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const later = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

describe('with locks', () => {
  it('lets the first tab lead', async () => {
    const { open, leaders } = browser({ locks: fakeLocks(), openChannel: fakeChannels() })
    open('a')
    open('b')
    await later()
    expect(leaders()).toEqual(['a'])
  })

  it('hands the lead to the next tab when the leader closes', async () => {
    const { open, leaders } = browser({ locks: fakeLocks(), openChannel: fakeChannels() })
    const first = open('a')
    open('b')
    await later()
    first.close()
    await later()
    expect(leaders()).toEqual(['b'])
  })

  it('passes over a tab that closed while it was waiting', async () => {
    const { open, leaders } = browser({ locks: fakeLocks(), openChannel: fakeChannels() })
    const first = open('a')
    const second = open('b')
    open('c')
    await later()
    second.close()
    first.close()
    await later()
    expect(leaders()).toEqual(['c'])
  })

  it('stops leading when another script takes the lock by force', async () => {
    let steal = (_reason: unknown) => {}
    const request = (_name: string, _options: LockOptions, hold: LockGrantedCallback<unknown>) => {
      void hold(null)
      return new Promise((_, reject) => (steal = reject))
    }
    const locks = { request } as unknown as LockManagerLike
    const { open, leaders } = browser({ locks, openChannel: fakeChannels() })
    open('a')
    expect(leaders()).toEqual(['a'])
    steal(new DOMException('Stolen', 'AbortError'))
    await later()
    expect(leaders()).toEqual([])
  })

  it('falls back to the heartbeat where the browser refuses locks', async () => {
    const request = () => Promise.reject(new DOMException('Opaque origin', 'SecurityError'))
    const locks = { request } as unknown as LockManagerLike
    const { open, leaders } = browser({ locks, openChannel: fakeChannels() })
    open('a')
    open('b')
    await later(2_000)
    expect(leaders()).toHaveLength(1)
  })
})

describe('with a heartbeat', () => {
  it('lets exactly one tab lead', async () => {
    const { open, leaders } = browser({ openChannel: fakeChannels() })
    for (const id of ['a', 'b', 'c', 'd']) open(id)
    await later(10_000)
    expect(leaders()).toHaveLength(1)
  })

  it('leaves the lead with the tab that has it when another one opens', async () => {
    const { open, leaders } = browser({ openChannel: fakeChannels() })
    open('z')
    await later(2_000)
    open('a')
    await later(10_000)
    expect(leaders()).toEqual(['z'])
  })

  it('finds a new leader at once when the old one says goodbye', async () => {
    const { open, leaders } = browser({ openChannel: fakeChannels() })
    const first = open('a')
    await later(1_000)
    open('b')
    open('c')
    await later(1_000)
    first.close()
    await later(500)
    expect(leaders()).toHaveLength(1)
  })

  it('finds a new leader after some silence when the old one crashed', async () => {
    const channels = fakeChannels()
    const crashed = new Set<string>()
    const muffled = (name: string): TabChannel => {
      const channel = channels(name)
      return { ...channel, postMessage: (data) => void (crashed.has('a') || channel.postMessage(data)) }
    }
    const { open, leaders } = browser({ openChannel: channels })
    const dying = createTabs({ name: 'portal', id: 'a', openChannel: muffled })
    await later(1_000)
    open('b')
    await later(5_000)
    expect(leaders()).toEqual([])
    crashed.add('a')
    await later(5_000)
    expect(leaders()).toEqual(['b'])
    dying.close()
  })

  it('gives way to the later claim when a sleeping leader wakes up', async () => {
    const { open, leaders } = browser({ openChannel: fakeChannels() })
    open('b')
    await later(1_000)
    // What a tab receives that slept through a newer claim: a higher term than its own.
    const elsewhere = fakeChannels()
    expect(leaders()).toEqual(['b'])
    const { open: reopen, leaders: others } = browser({ openChannel: elsewhere })
    reopen('b')
    await later(1_000)
    elsewhere('portal:leader').postMessage({ beat: 'lead', term: 7, from: 'x' })
    await later()
    expect(others()).toEqual([])
  })
})

describe('a role', () => {
  it.each([
    ['locks', () => ({ locks: fakeLocks(), openChannel: fakeChannels() })],
    ['a heartbeat', () => ({ openChannel: fakeChannels() })],
  ])(
    'goes to one of its candidates, and to the next when that one withdraws or its tab closes: with %s',
    async (_, around) => {
      const { open } = browser(around())
      const leading = new Set<string>()
      const run = (tab: OpenTab) =>
        tab.runFor('chat', (now) => void (now ? leading.add(tab.id) : leading.delete(tab.id)))
      const [leader, first, second, third] = [open('leader'), open('a'), open('b'), open('c')]
      await later(2_000)
      const withdraw = run(first)
      await later(2_000)
      expect([...leading]).toEqual(['a'])
      run(second)
      run(third)
      await later(2_000)
      expect([...leading]).toEqual(['a'])
      withdraw()
      withdraw()
      await later(2_000)
      const [next] = leading
      expect([leading.size, next === 'b' || next === 'c']).toEqual([1, true])
      leader.close()
      const holder = next === 'b' ? second : third
      holder.close()
      await later(2_000)
      expect([...leading]).toEqual([next === 'b' ? 'c' : 'b'])
    },
  )
})

describe('without a channel', () => {
  it.each([
    ['with locks', fakeLocks()],
    ['without them', undefined],
  ])('lets every tab lead itself, %s', async (_, locks) => {
    const { open, leaders } = browser({ locks })
    open('a')
    open('b')
    await later()
    expect(leaders()).toEqual(['a', 'b'])
  })
})

describe('messages', () => {
  it('reach every other tab and not the one that spoke', async () => {
    const { open } = browser({ locks: fakeLocks(), openChannel: fakeChannels() })
    const [a, b, c] = [open('a'), open('b'), open('c')]
    a.send('languageChanged', { code: 'el' })
    await later()
    const said = { from: 'a', type: 'languageChanged', payload: { code: 'el' } }
    expect([a.received, b.received, c.received]).toEqual([[], [said], [said]])
  })

  it('of another build of the portal are ignored', async () => {
    const channels = fakeChannels()
    const { open } = browser({ openChannel: channels })
    const tab = open('a')
    const stranger = channels('portal:messages')
    stranger.postMessage({ version: 99, from: 'x', type: 'signedOut', payload: {} })
    stranger.postMessage({ version: 1, from: 'x', type: 'formatDisk', payload: {} })
    stranger.postMessage({ version: 1, from: 'x', type: 'toString', payload: {} })
    stranger.postMessage('signedOut')
    stranger.postMessage({ version: 1, from: 'x', type: 'signedOut', payload: { userId: 'u1' } })
    await later()
    expect(tab.received.map(({ type }) => type)).toEqual(['signedOut'])
  })

  it('no longer arrive after closing', async () => {
    const { open } = browser({ openChannel: fakeChannels() })
    const [a, b] = [open('a'), open('b')]
    b.close()
    a.send('newVersion', { build: '2' })
    await later()
    expect(b.received).toEqual([])
  })
})

import { allSettled, fork } from 'effector'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { examples } from '@/api/examples.gen'
import { $session, type User } from '@/features/session'
import { BULK_POLL_MS } from '@/shared/constants'
import { pageVisibilityChanged } from '@/shared/page-visibility'
import { tabMessageReceived, tabsJoined, broadcastFx } from '@/shared/tabs'
import { createTabs, type TabsSurroundings } from '@/shared/tabs/create-tabs'
import { fakeChannels, fakeLocks } from '@/shared/tabs/fakes'
import { fetchLastUnreadFx } from '../api/effects'
import type { Operation } from './operation'
import { $banner, bannerMounted } from './bulk-operation'
import './other-tabs'
import './poll'

const { inProgress, completed } = examples.getBulkTransition
const user = examples.getSession.employee.user as User

/** The browser whose tabs a test opens. */
const browser = vi.hoisted(() => ({ surroundings: {} as Omit<TabsSurroundings, 'name'> }))
vi.mock('@/shared/tabs/tabs', () => ({
  tabs: () => createTabs({ name: 'portal', ...browser.surroundings }),
}))

beforeEach(() => {
  browser.surroundings = { locks: fakeLocks(), openChannel: fakeChannels() }
  vi.useFakeTimers()
})
afterEach(() => {
  vi.clearAllTimers()
  vi.useRealTimers()
})

/** Tabs of one browser over one server. The first one is opened first, hence leads. */
async function openTabs(count: number) {
  const server: { answer: Operation } = { answer: inProgress }
  const asked = Array<number>(count).fill(0)
  const scopes = asked.map((_, tab) =>
    fork({
      values: [[$session, { phase: 'signed-in', user }]],
      handlers: [
        [
          fetchLastUnreadFx,
          () => {
            asked[tab] = (asked[tab] ?? 0) + 1
            return server.answer
          },
        ],
        [
          broadcastFx,
          (message: object) => {
            const params = { from: String(tab), ...message } as never
            for (const scope of scopes)
              if (scope !== scopes[tab]) void allSettled(tabMessageReceived, { scope, params })
          },
        ],
      ],
    }),
  )
  for (const scope of scopes) {
    await allSettled(tabsJoined, { scope })
    await allSettled(bannerMounted, { scope })
    await settle()
  }
  return {
    server,
    /** How often each tab asked during so many beats. */
    async during(beats: number) {
      asked.fill(0)
      await vi.advanceTimersByTimeAsync(beats * BULK_POLL_MS)
      return [...asked]
    },
    async turn(tab: number, to: 'front' | 'back') {
      const [scope] = scopes.slice(tab)
      if (scope) await allSettled(pageVisibilityChanged, { scope, params: to === 'front' })
      await settle()
    },
    phases: () => scopes.map((scope) => scope.getState($banner).phase),
  }
}

/** The tabs find out about each other. */
async function settle() {
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(0)
}

it('is done by one of the tabs in front, and the others receive the answer', async () => {
  const { server, during, phases } = await openTabs(3)
  expect(await during(4)).toEqual([4, 0, 0])
  server.answer = completed
  expect(await during(1)).toEqual([1, 0, 0])
  expect(phases()).toEqual(['finished', 'finished', 'finished'])
  expect(await during(4)).toEqual([0, 0, 0])
})

it('goes to a tab in front as soon as the one that did it goes to the back, also when that one leads', async () => {
  const { server, during, turn, phases } = await openTabs(2)
  await turn(0, 'back')
  expect(await during(4)).toEqual([0, 4])
  server.answer = completed
  expect(await during(1)).toEqual([0, 1])
  expect(phases()).toEqual(['finished', 'finished'])
})

it('rests while no tab is in front, and is taken up at once by the one that comes there', async () => {
  const { during, turn } = await openTabs(2)
  await turn(1, 'back')
  await turn(0, 'back')
  expect(await during(4)).toEqual([0, 0])
  const ownNewsReceived = during(0)
  await turn(1, 'front')
  await ownNewsReceived
  expect(await during(4)).toEqual([0, 4])
})

import { createWatch, fork, scopeBind, type EventCallable } from 'effector'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { examples } from '@/api/examples.gen'
import { $session, sessionFound, signedOut, type User } from '@/features/session'
import { BULK_POLL_MS } from '@/shared/constants'
import { pageVisibilityChanged } from '@/shared/page-visibility'
import { cancelled, confirmed, confirmRequested, type Confirm } from '@/shared/overlays'
import { tabMessageReceived, broadcastFx } from '@/shared/tabs'
import { abortFx, fetchLastUnreadFx, markReadFx, type Act as Write, type LastUnreadQuery } from '../api/effects'
import { shownIn, type News } from './banner'
import {
  $banner,
  bannerMounted,
  cancelClicked,
  closeClicked,
  expandedChanged,
  operationStarted,
  reportOpened,
} from './bulk-operation'
import './other-tabs'
import { pollLeader } from './poll'
import { bulkServer } from './testing/bulk-server'

const somebody = examples.getSession.employee.user as User

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.clearAllTimers()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A request on its way: who sent it, what it is about, what it asked for, and how it comes back. */
type Flight = { of: string; what: 'ask' | 'abort' | 'read'; about: string; deliver: () => void; lose: () => void }

/** A person and the server's side of their operations. */
const newcomer = (number: number) => {
  const id = `person-${number}`
  return { id, user: { ...somebody, id }, server: bulkServer(id) }
}

/** The model of one tab in a scope of its own, in front of the plain server. */
function open() {
  const people = [newcomer(1)] as [Newcomer, ...Newcomer[]]
  const present = () => people.at(-1) ?? people[0]
  const server = () => present().server
  const serverOf = (person: string) => (people.find(({ id }) => id === person) ?? present()).server
  const flights: Flight[] = []
  const send = <Answer>(what: Flight['what'], of: string, about: string, ask: () => Answer) =>
    new Promise<Answer>((resolve, reject) => {
      const end = () => flights.splice(flights.indexOf(flight), 1)
      const flight: Flight = {
        of,
        what,
        about,
        deliver() {
          end()
          try {
            resolve(ask())
          } catch (error) {
            reject(error as Error)
          }
        },
        lose() {
          end()
          reject(new Error('lost'))
        },
      }
      flights.push(flight)
    })
  const scope = fork({
    values: [[$session, { phase: 'signed-in', user: people[0].user }]],
    handlers: [
      [broadcastFx, () => undefined],
      [fetchLastUnreadFx, ({ userId }: LastUnreadQuery) => send('ask', userId, '', serverOf(userId).lastUnread)],
      [abortFx, ({ userId, operationId: id }: Write) => send('abort', userId, id, () => serverOf(userId).abort(id))],
      [markReadFx, ({ userId, operationId: id }: Write) => send('read', userId, id, () => serverOf(userId).read(id))],
    ],
  })
  const questions: Confirm[] = []
  createWatch({ unit: confirmRequested, scope, fn: (question) => questions.push(question) })
  function happens(event: EventCallable<void>): void
  function happens<Of>(event: EventCallable<Of>, params: Of): void
  function happens<Of>(event: EventCallable<Of>, params?: Of) {
    scopeBind(event, { scope })(params as Of)
  }
  const receiveNews = (news: News) =>
    happens(tabMessageReceived, { from: 'b', type: 'bulkOperation', payload: { userId: present().id, ...news } })
  const acts = {
    'begin here'() {
      const operation = server().begin()
      if (operation) happens(operationStarted, operation)
    },
    'begin elsewhere'() {
      const operation = server().begin()
      if (operation) receiveNews({ operation, shown: null })
    },
    step: () => server().step(),
    'read elsewhere'() {
      const last = server().lastUnread()
      if (!last || last.state === 'in-progress') return
      server().read(last.operationId)
      receiveNews({ operation: null, shown: last.operationId })
      receiveNews({ operation: server().lastUnread(), shown: null })
    },
    deliver: (index: number) => flights[index % Math.max(1, flights.length)]?.deliver(),
    lose: (index: number) => flights[index % Math.max(1, flights.length)]?.lose(),
    cancel: () => happens(cancelClicked),
    yes() {
      const question = questions.pop()
      if (question) happens(confirmed, question)
    },
    no() {
      const question = questions.pop()
      if (question) happens(cancelled, question)
    },
    close: () => happens(closeClicked),
    report: (index: number) => happens(reportOpened, `${present().id}-${1 + (index % 3)}`),
    collapse: () => happens(expandedChanged, false),
    back: () => happens(pageVisibilityChanged, false),
    front: () => happens(pageVisibilityChanged, true),
    'leading here': () => happens(pollLeader.leadershipChanged, true),
    'leading elsewhere': () => happens(pollLeader.leadershipChanged, false),
    'somebody else'(index: number) {
      // The session may also find another person without a sign-out between the two.
      if (index % 2 === 0) happens(signedOut)
      people.push(newcomer(people.length + 1))
      happens(sessionFound, present().user)
    },
    beat: () => vi.advanceTimersByTimeAsync(BULK_POLL_MS),
  }
  happens(bannerMounted)
  happens(pollLeader.leadershipChanged, true)
  return { present, server, flights, acts, banner: () => scope.getState($banner) }
}

type Newcomer = ReturnType<typeof newcomer>
type Opened = ReturnType<typeof open>
type Act = keyof Opened['acts']

const often: Act[] = ['step', 'deliver', 'deliver', 'deliver', 'beat', 'beat', 'cancel', 'yes', 'close']
const seldom: Act[] = [
  'begin here',
  'begin elsewhere',
  'read elsewhere',
  'lose',
  'no',
  'report',
  'collapse',
  'back',
  'front',
  'leading here',
  'leading elsewhere',
  'somebody else',
]
const steps = fc.array(fc.record({ act: fc.constantFrom(...often, ...often, ...seldom), index: fc.nat({ max: 9 }) }), {
  maxLength: 60,
  size: 'max',
})

/** Holds at every moment, however much is under way. */
function checkAlways({ present, flights: all, banner }: Opened) {
  const now = banner()
  const { id } = present()
  const flights = all.filter(({ of }) => of === id)
  const writes = flights.filter(({ what }) => what !== 'ask')
  expect(flights.length - writes.length).toBeLessThanOrEqual(1)
  expect(shownIn(now) ?? id).toMatch(id)
  // One command of an operation runs at a time, and the banner is busy for exactly as long.
  const act = now.phase === 'running' ? 'abort' : 'read'
  const own = writes.filter(({ what, about }) => what === act && about === shownIn(now))
  expect(own.length).toBeLessThanOrEqual(1)
  if (now.phase !== 'absent') expect([now.phase, now.busy]).toEqual([now.phase, own.length === 1])
}

/** A person's act sends what it may, and nothing else does. */
function checkSent({ flights, banner }: Opened, act: Act, before: { writes: number; phase: string; busy: boolean }) {
  const writes = flights.filter(({ what }) => what !== 'ask')
  if (writes.length <= before.writes) return
  const sent = writes.at(-1)
  if (['yes', 'close', 'report'].includes(act)) expect(before.busy).toBe(false)
  if (sent?.what === 'abort') expect([act, before.phase]).toEqual(['yes', 'running'])
  // A report that is on the screen may learn by an answer that its operation is in the banner.
  else expect(['close', 'report', 'deliver', 'begin elsewhere', 'read elsewhere', 'lose']).toContain(act)
  expect(banner().phase).toBe(sent?.what === 'abort' ? 'running' : 'finished')
}

/** Everything comes to rest in front of somebody, and the banner shows what the server has unread. */
async function checkAtRest({ server, flights, acts, banner }: Opened) {
  const rest = async () => {
    while (flights.length > 0) {
      flights[0]?.deliver()
      await vi.advanceTimersByTimeAsync(0)
    }
  }
  await rest()
  acts['leading here']()
  acts.back()
  acts.front()
  for (let beats = 0; beats < 3; beats += 1) {
    await rest()
    await acts.beat()
  }
  await rest()
  // What was acknowledged although no answer arrived can be acknowledged once more.
  if (server().find(shownIn(banner()) ?? '')?.read) acts.close()
  await rest()
  const now = banner()
  const unread = server().lastUnread()
  expect(shownIn(now)).toBe(unread?.operationId ?? null)
  if (now.phase !== 'absent') expect([now.operation.state, now.busy]).toEqual([unread?.state, false])
}

/** An operation that is being acknowledged gives way to a newer one, and comes back before the server has answered. */
const replaced = (
  [
    ['begin elsewhere', 0],
    ['cancel', 0],
    ['deliver', 0],
    ['yes', 0],
    ['deliver', 0],
    ['close', 0],
    ['begin here', 0],
    ['cancel', 0],
    ['yes', 0],
    ['deliver', 3],
    ['read elsewhere', 0],
  ] as const
).map(([act, index]) => ({ act: act as Act, index }))

it('keeps to the written rules and never drifts from the server, in whatever order things happen', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const opened = open()
      for (const { act, index } of taken) {
        const now = opened.banner()
        const before = {
          writes: opened.flights.filter(({ what }) => what !== 'ask').length,
          phase: now.phase,
          busy: now.phase !== 'absent' && now.busy,
        }
        await opened.acts[act](index)
        await vi.advanceTimersByTimeAsync(0)
        checkSent(opened, act, before)
        checkAlways(opened)
      }
      await checkAtRest(opened)
      vi.clearAllTimers()
    }),
    { numRuns: 1_000, examples: [[replaced]] },
  )
}, 240_000)

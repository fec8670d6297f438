import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '@/api'
import { examples } from '@/api/examples.gen'
import { later } from '@/shared/delay'
import { createDraftSession, fieldsOf, pace } from './draft-session'

const draft = examples.getDraft.neverPublished
const fields = fieldsOf(draft)
const offline = new ApiError({ kind: 'offline', code: 'offline', status: 0, requestId: null })

type Step =
  | { do: 'type' }
  | { do: 'wait'; ms: number }
  | { do: 'flush' }
  | { do: 'server'; answers: 'works' | 'fails'; ms: number }

const steps = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.constant<Step>({ do: 'type' }) },
    { weight: 4, arbitrary: fc.nat({ max: 4_000 }).map<Step>((ms) => ({ do: 'wait', ms })) },
    { weight: 1, arbitrary: fc.nat({ max: 40_000 }).map<Step>((ms) => ({ do: 'wait', ms })) },
    { weight: 1, arbitrary: fc.constant<Step>({ do: 'flush' }) },
    {
      weight: 2,
      arbitrary: fc
        .record({ answers: fc.constantFrom('works' as const, 'fails' as const), ms: fc.nat({ max: 3_000 }) })
        .map<Step>((kind) => ({ do: 'server', ...kind })),
    },
  ),
  { maxLength: 60 },
)

type Save = { at: number; title: string }

/** A server and a device as the written rule has them, and what they were asked. */
function world() {
  const seen = { server: '', device: new Map<string | null, string>(), inFlight: 0, most: 0, posts: new Set<string>() }
  const saves: Save[] = []
  const answer = { works: true, ms: 0 }
  const pause = () => new Promise<void>((resolve) => setTimeout(resolve, answer.ms))
  const session = createDraftSession(
    {
      create: async (_, key) => {
        await pause()
        if (!answer.works) throw offline
        seen.posts.add(key)
        return { draft, postToken: 'occ-0' }
      },
      save: async (_, { title }) => {
        saves.push({ at: Date.now(), title })
        seen.inFlight += 1
        seen.most = Math.max(seen.most, seen.inFlight)
        await pause()
        seen.inFlight -= 1
        if (!answer.works) throw offline
        seen.server = title
        return { occToken: `t-${saves.length}`, updatedAt: draft.updatedAt, problems: [] }
      },
      keepOnDevice: (postId, { fields: { title } }) => {
        seen.device.set(postId, title)
        return Promise.resolve(true)
      },
      forgetOnDevice: (postId) => {
        seen.device.delete(postId)
        return Promise.resolve()
      },
      makeKey: () => 'key',
      later,
    },
    { fields, postId: null, occToken: null, postToken: null },
  )
  return { seen, saves, answer, session }
}

/** Milliseconds in which the server of the test answers at the latest while it is not told otherwise. */
const SLACK = 50

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/**
 * The rule: on the device after 300 ms; on the server two seconds after the last letter and at most fifteen after the
 * first that it lacks; one save at a time; a failed one again after two seconds at first and a minute at last.
 */
it('keeps the rule of saving, whatever is typed and however the server answers', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (run) => {
      vi.clearAllTimers()
      const { seen, saves, answer, session } = world()
      let typed = ''
      let lastLetter = 0
      for (const step of run) {
        if (step.do === 'type') {
          typed += 'x'
          lastLetter = Date.now()
          session.change({ title: typed })
        } else if (step.do === 'server') {
          answer.works = step.answers === 'works'
          answer.ms = step.ms
        } else if (step.do === 'flush') void session.flush()
        else await vi.advanceTimersByTimeAsync(step.ms)
        // What was typed is here or there as soon as the hand has rested for 300 ms.
        if (typed !== '' && Date.now() - lastLetter > pace.device)
          expect([...seen.device.values(), seen.server]).toContain(typed)
        expect(seen.most).toBeLessThanOrEqual(1)
      }
      answer.works = true
      await vi.advanceTimersByTimeAsync(pace.retryLast + pace.longest + 10_000)
      expect(seen.server).toBe(typed)
      expect(seen.posts.size).toBe(typed === '' ? 0 : 1)
      expect(saves.every(({ title }) => typed.startsWith(title))).toBe(true)
      expect(session.getState().phase).toBe(typed === '' ? 'idle' : 'saved')
      expect([...seen.device.keys()]).toEqual([])
    }),
    { numRuns: 150 },
  )
})

it('never has more than a second of writing in one place only, also where nobody pauses and nothing is answered', async () => {
  const { seen, answer, session } = world()
  answer.works = false
  answer.ms = 60 * 60_000
  for (let letter = 1; letter <= 400; letter += 1) {
    session.change({ title: 'x'.repeat(letter) })
    await vi.advanceTimersByTimeAsync(100)
    const kept = Math.max(0, ...[...seen.device.values()].map(({ length }) => length))
    expect((letter - kept) * 100).toBeLessThanOrEqual(pace.deviceLongest)
  }
})

it('asks the server no sooner than the rule says, and no later', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat({ max: 3_000 }), { minLength: 1, maxLength: 40 }), async (pauses) => {
      vi.clearAllTimers()
      const { saves, session } = world()
      const letters: number[] = []
      for (const ms of pauses) {
        letters.push(Date.now())
        session.change({ title: 'x'.repeat(letters.length) })
        await vi.advanceTimersByTimeAsync(ms)
      }
      await vi.advanceTimersByTimeAsync(pace.server + SLACK)
      let known = 0
      for (const { at, title } of saves) {
        const last = letters[title.length - 1] ?? 0
        const first = letters[known] ?? 0
        expect(at - last >= pace.server || at - first >= pace.longest).toBe(true)
        expect(at - first).toBeLessThanOrEqual(pace.longest + SLACK)
        known = title.length
      }
      expect(known).toBe(letters.length)
    }),
    { numRuns: 100 },
  )
})

it('tries again after two seconds at first and a minute at last, and never sooner', async () => {
  const { saves, answer, session } = world()
  session.change({ title: 'a' })
  await vi.advanceTimersByTimeAsync(pace.server + 100)
  answer.works = false
  session.change({ title: 'ab' })
  for (let half = 0; half < 20 * 60; half += 1) {
    // Letters do not hurry it.
    if (half > 10 && half < 100) session.change({ title: `ab${half}` })
    await vi.advanceTimersByTimeAsync(500)
  }
  const tries = saves.slice(1).map(({ at }) => at)
  const gaps = tries.slice(1).map((at, index) => Math.floor((at - (tries[index] ?? 0)) / 1_000))
  expect(gaps.slice(0, 6)).toEqual([2, 4, 8, 16, 32, 60])
  expect(Math.max(...gaps)).toBe(60)
})

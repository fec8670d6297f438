import { allSettled, fork, type Scope } from 'effector'
import fc from 'fast-check'
import { beforeEach, expect, it } from 'vitest'
import { ApiError } from '@/api'
import { $session, signedIn, signedOut, type User } from '@/features/session'
import { lateStorage } from '@/shared/late-storage'
import { fetchConfigFx } from '../api/effects'
import { $carousel, carouselWanted, finished, skipped, slideChosen } from './carousel'

const people = ['giulia', 'marco'] as const
const SLIDES = 3
const config = JSON.stringify({
  slides: Array.from({ length: SLIDES }, (_, index) => ({
    title: `Slide ${index}`,
    description: 'More about it',
    urlImage: './a.png',
  })),
})

/** What the server says to a question. */
const answers = ['slides', 'slides', 'broken', 'none', 'failure'] as const

/** The rules of the specification in the plainest words. */
type Plain = {
  /** What lies in the browser, for each person. */
  seen: Map<string, boolean>
  who: string | null
  /** The page has a place for it. */
  placed: boolean
  shown: number | null
  asked: number
}

beforeEach(() => localStorage.clear())

const steps = fc.array(
  fc.record({
    do: fc.constantFrom('place', 'reload', 'next', 'next', 'dot', 'dot', 'skip', 'finish', 'sign out', 'sign in'),
    index: fc.nat({ max: 9 }),
  }),
  { maxLength: 40, size: 'max' },
)

/** The portal, and beside it what the rules say should be there. */
function openBoth() {
  localStorage.clear()
  const plain: Plain = { seen: new Map(), who: people[0], placed: false, shown: null, asked: 0 }
  let answer: (typeof answers)[number] = 'slides'
  let asked = 0
  const ask = () => {
    asked += 1
    if (answer === 'failure') throw new ApiError({ kind: 'offline', code: 'offline', status: 0, requestId: null })
    return { slides: config, broken: '{"slides":[', none: '' }[answer]
  }
  const load = (who: string | null): Scope =>
    fork({
      values: [[$session, who === null ? { phase: 'signed-out' } : { phase: 'signed-in', user: { id: who } as User }]],
      handlers: [[fetchConfigFx, ask]],
    })
  let scope = load(plain.who)

  /** Somebody is there, and the page has a place. */
  function introduce() {
    if (plain.who === null || !plain.placed || plain.seen.get(plain.who) === true) return
    plain.asked += 1
    if (answer === 'failure') plain.seen.set(plain.who, false)
    else if (answer === 'slides') plain.shown = 0
  }
  function endIt() {
    if (plain.who !== null && plain.shown !== null) plain.seen.set(plain.who, true)
    plain.shown = null
  }

  const acts: Record<string, (index: number) => Promise<unknown>> = {
    place() {
      if (!plain.placed) {
        plain.placed = true
        introduce()
      }
      return allSettled(carouselWanted, { scope })
    },
    reload() {
      Object.assign(plain, { placed: false, shown: null })
      scope = load(plain.who)
      return Promise.resolve()
    },
    next() {
      const at = plain.shown ?? 0
      if (plain.shown !== null) plain.shown = Math.min(at + 1, SLIDES - 1)
      return allSettled(slideChosen, { scope, params: at + 1 })
    },
    dot(index) {
      const dot = index % SLIDES
      if (plain.shown !== null) plain.shown = dot
      return allSettled(slideChosen, { scope, params: dot })
    },
    skip: () => (endIt(), allSettled(skipped, { scope })),
    finish: () => (endIt(), allSettled(finished, { scope })),
    'sign out'() {
      Object.assign(plain, { who: null, shown: null })
      return allSettled(signedOut, { scope })
    },
    'sign in'(index) {
      const id = people[index % people.length] ?? people[0]
      const isNew = plain.who !== id
      plain.who = id
      if (isNew) {
        plain.shown = null
        introduce()
      }
      return allSettled(signedIn, { scope, params: { id } as User })
    },
  }

  return {
    plain,
    asked: () => asked,
    carousel: () => scope.getState($carousel),
    async take({ do: what, index }: { do: string; index: number }) {
      answer = answers[index % answers.length] ?? 'slides'
      await acts[what]?.(index)
    },
  }
}

it('keeps to the written rules, in whatever order things happen', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const { plain, asked, carousel, take } = openBoth()
      for (const step of taken) {
        await take(step)
        const now = carousel()
        expect(now.phase === 'shown' ? now.index : null).toBe(plain.shown)
        expect(asked()).toBe(plain.asked)
        for (const id of people) expect(lateStorage.seenCarousel.read(id)).toBe(plain.seen.get(id) ?? null)
      }
    }),
    { numRuns: 200 },
  )
}, 60_000)

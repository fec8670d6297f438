import { fork, scopeBind, type EventCallable } from 'effector'
import fc from 'fast-check'
import { beforeEach, expect, it } from 'vitest'
import { ApiError } from '@/api'
import { $session, signedIn, signedOut, type User } from '@/features/session'
import { storage } from '@/shared/storage'
import { fetchConfigFx } from './carousel'
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
type Answer = (typeof answers)[number]

/** The rules of the specification in the plainest words. */
type Plain = {
  /** What lies in the browser, for each person. */
  seen: Map<string, boolean>
  who: string | null
  /** The page has a place for it. */
  placed: boolean
  shown: number | null
  asked: number
  /** Number of the question whose answer is waited for: none is any more when somebody came or went. */
  awaited: number | null
}

beforeEach(() => localStorage.clear())

const does = ['place', 'reload', 'next', 'dot', 'skip', 'finish', 'sign out', 'sign in', 'answer'] as const
const steps = fc.array(
  fc.record({
    do: fc.constantFrom(...does, ...(['next', 'dot', 'answer', 'answer', 'answer'] as const)),
    index: fc.nat({ max: 9 }),
  }),
  { maxLength: 40, size: 'max' },
)

/** The portal, and beside it what the rules say should be there. */
function openBoth() {
  localStorage.clear()
  const plain: Plain = { seen: new Map(), who: people[0], placed: false, shown: null, asked: 0, awaited: null }
  /** Questions on their way; their answers come in any order. */
  let flights: { number: number; settle: (answer: Answer) => void }[] = []
  let asked = 0
  const ask = () =>
    new Promise<string>((resolve, reject) => {
      asked += 1
      const words = { slides: config, broken: '{"slides":[', none: '' }
      flights.push({
        number: asked,
        settle(answer) {
          if (answer !== 'failure') resolve(words[answer])
          else reject(new ApiError({ kind: 'offline', code: 'offline', status: 0, requestId: null }))
        },
      })
    })
  const load = (who: string | null) =>
    fork({
      values: [[$session, who === null ? { phase: 'signed-out' } : { phase: 'signed-in', user: { id: who } as User }]],
      handlers: [[fetchConfigFx, ask]],
    })
  let scope = load(plain.who)
  function happens(event: EventCallable<void>): void
  function happens<Of>(event: EventCallable<Of>, params: Of): void
  function happens<Of>(event: EventCallable<Of>, params?: Of) {
    scopeBind(event, { scope })(params as Of)
  }

  /** Somebody is there, and the page has a place. */
  function introduce() {
    if (plain.who === null || !plain.placed || plain.seen.get(plain.who) === true) return
    plain.asked += 1
    plain.awaited = plain.asked
  }
  function endIt() {
    if (plain.who !== null && plain.shown !== null) plain.seen.set(plain.who, true)
    plain.shown = null
  }
  function hear(answer: Answer) {
    plain.awaited = null
    if (plain.who !== null && answer === 'failure') plain.seen.set(plain.who, false)
    if (answer === 'slides') plain.shown = 0
  }

  const acts: Record<(typeof does)[number], (index: number) => void> = {
    place() {
      if (!plain.placed) {
        plain.placed = true
        introduce()
      }
      happens(carouselWanted)
    },
    reload() {
      Object.assign(plain, { placed: false, shown: null, awaited: null })
      // Who asked is gone.
      flights = []
      scope = load(plain.who)
    },
    next() {
      const at = plain.shown ?? 0
      if (plain.shown !== null) plain.shown = Math.min(at + 1, SLIDES - 1)
      happens(slideChosen, at + 1)
    },
    dot(index) {
      const dot = index % SLIDES
      if (plain.shown !== null) plain.shown = dot
      happens(slideChosen, dot)
    },
    skip: () => (endIt(), happens(skipped)),
    finish: () => (endIt(), happens(finished)),
    'sign out'() {
      Object.assign(plain, { who: null, shown: null, awaited: null })
      happens(signedOut)
    },
    'sign in'(index) {
      const id = people[index % people.length] ?? people[0]
      if (plain.who !== id) {
        Object.assign(plain, { who: id, shown: null, awaited: null })
        introduce()
      }
      happens(signedIn, { id } as User)
    },
    answer(index) {
      const [flight] = flights.splice(index % Math.max(1, flights.length), 1)
      const answer = answers[index % answers.length] ?? 'slides'
      if (flight && flight.number === plain.awaited) hear(answer)
      flight?.settle(answer)
    },
  }

  return {
    plain,
    asked: () => asked,
    carousel: () => scope.getState($carousel),
    async take({ do: what, index }: { do: (typeof does)[number]; index: number }) {
      acts[what](index)
      // Promises that settled run their reactions.
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

it('keeps to the written rules, in whatever order things happen and answers come', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const { plain, asked, carousel, take } = openBoth()
      for (const step of taken) {
        await take(step)
        const now = carousel()
        expect(now.phase === 'shown' ? now.index : null).toBe(plain.shown)
        expect(asked()).toBe(plain.asked)
        for (const id of people) expect(storage.seenCarousel.read(id)).toBe(plain.seen.get(id) ?? null)
      }
    }),
    { numRuns: 200 },
  )
}, 120_000)

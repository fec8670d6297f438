import fc from 'fast-check'
import { expect, it } from 'vitest'
import { examples } from '@/api/examples.gen'
import { addWrite, expand, receiveNews, isRunning, dismiss, EMPTY_BANNER, shownIn, type BannerState } from './banner'
import type { Operation } from './operation'
import { bulkServer } from './testing/bulk-server'

const { inProgress } = examples.getBulkTransition

type Flight = { operation: Operation | null; shown: string | null }

type Step = {
  do: 'begin' | 'step' | 'abort' | 'read elsewhere' | 'ask' | 'deliver' | 'collapse' | 'close'
  index: number
}

const steps = fc.array(
  fc.record({
    do: fc.constantFrom<Step['do']>(
      'begin',
      'step',
      'step',
      'abort',
      'read elsewhere',
      'ask',
      'ask',
      'deliver',
      'deliver',
      'collapse',
      'close',
    ),
    index: fc.nat({ max: 5 }),
  }),
  { maxLength: 60 },
)

/** Takes a walk; answers may be delivered late and out of order. After each step `look` sees how it was and is. */
function walk(path: readonly Step[], look: (before: BannerState, after: BannerState, step: Step) => void) {
  const server = bulkServer()
  const flights: Flight[] = []
  let state = EMPTY_BANNER
  const ask = () => flights.push({ operation: server.lastUnread(), shown: shownIn(state.banner) })

  for (const one of path) {
    const before = state
    if (one.do === 'begin') server.begin()
    if (one.do === 'step') server.step()
    if (one.do === 'abort') server.abortRunning()
    if (one.do === 'read elsewhere') {
      const last = server.lastUnread()
      if (last && last.state !== 'in-progress') server.read(last.operationId)
    }
    if (one.do === 'ask') ask()
    if (one.do === 'deliver') {
      const [news] = flights.splice(one.index % Math.max(1, flights.length), 1)
      if (news) state = receiveNews(state, news)
    }
    if (one.do === 'collapse') state = expand(state, false)
    const closing = state.banner
    if (one.do === 'close' && closing.phase === 'finished') {
      server.read(closing.operation.operationId)
      state = dismiss(state, closing.operation.operationId)
    }
    look(before, state, one)
  }
  const settle = () => {
    while (flights.length > 0) {
      const news = flights.pop()
      if (news) state = receiveNews(state, news)
    }
    // One question that nothing overtakes; where it shows that the banner was wrong, the next one puts it right.
    for (let time = 0; time < 2; time += 1)
      state = receiveNews(state, { operation: server.lastUnread(), shown: shownIn(state.banner) })
    return state
  }
  return { server, settle }
}

it('shows what the server has unread as soon as an answer comes that nothing overtakes', () => {
  fc.assert(
    fc.property(steps, (path) => {
      const { server, settle } = walk(path, () => undefined)
      const { banner } = settle()
      expect(shownIn(banner)).toBe(server.lastUnread()?.operationId ?? null)
      if (banner.phase !== 'absent') expect(banner.operation.state).toBe(server.lastUnread()?.state)
    }),
    { numRuns: 500 },
  )
})

it('never lets an operation run again, lose progress or come back after it was acknowledged', () => {
  fc.assert(
    fc.property(steps, (path) => {
      const closed = new Set<string>()
      walk(path, (before, after, { do: done }) => {
        const [was, is] = [before.banner, after.banner]
        if (done === 'close' && was.phase === 'finished') closed.add(was.operation.operationId)
        expect(closed.has(shownIn(is) ?? '')).toBe(false)
        if (was.phase === 'absent' || is.phase === 'absent' || shownIn(was) !== shownIn(is)) return
        expect(was.phase === 'finished' && is.phase === 'running').toBe(false)
        expect(is.operation.successPostsCount).toBeGreaterThanOrEqual(was.operation.successPostsCount)
      })
    }),
    { numRuns: 500 },
  )
})

it('expands exactly when an operation appears or finishes', () => {
  fc.assert(
    fc.property(steps, (path) => {
      walk(path, ({ banner: was }, { banner: is }) => {
        if (is.phase === 'absent') return
        const appeared = shownIn(was) !== shownIn(is)
        const finished = isRunning(was) && !isRunning(is)
        if (appeared || finished) expect(is).toMatchObject({ expanded: true, busy: false })
        else if (was.phase !== 'absent' && !was.expanded) expect(is.expanded).toBe(false)
      })
    }),
  )
})

it('changes nothing for an operation that is not in the banner', () => {
  const shown = receiveNews(EMPTY_BANNER, { operation: inProgress, shown: null })
  expect(addWrite(shown, { kind: 'cancelling', operationId: 'bulk-other' }).banner).toBe(shown.banner)
  expect(expand(EMPTY_BANNER, true)).toBe(EMPTY_BANNER)
})

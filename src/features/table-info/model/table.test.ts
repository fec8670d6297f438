import { createWatch, fork, scopeBind, type EventCallable } from 'effector'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/api'
import { examples } from '@/api/examples.gen'
import { TABLE_LOADING_DELAY_MS } from '@/shared/constants'
import {
  $loading,
  loadingCancelled,
  overlayRequested,
  overlaysDismissed,
  type Tip,
  tipRequested,
} from '@/shared/overlays'
import { fetchTableFx } from './table'
import type { TableInfo } from './table-state'
import { $table, closeClicked } from './table'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const later = (ms = 0) => vi.advanceTimersByTimeAsync(ms)
const tableCalled = (title: string): TableInfo => ({ ...examples.getTable.empty, title })
const refusal = (kind: ApiError['kind']) => new ApiError({ kind, code: kind, status: 0, requestId: null })

/** A portal whose server answers when the test says so. */
function portal() {
  const asked: { tableId: string; answer: (table: TableInfo) => void; fail: (error: Error) => void }[] = []
  const scope = fork({
    handlers: [
      [
        fetchTableFx,
        ({ tableId }: { tableId: string }) =>
          new Promise<TableInfo>((answer, fail) => asked.push({ tableId, answer, fail })),
      ],
    ],
  })
  const on = <T>(event: EventCallable<T>) => scopeBind(event, { scope })
  const tips: Tip[] = []
  createWatch({ unit: tipRequested, scope, fn: (tip) => tips.push(tip) })
  const request = on(overlayRequested)
  return {
    asked,
    tips,
    state: () => scope.getState($table),
    covered: () => scope.getState($loading).length > 0,
    open: (tableId: string) => request({ overlay: 'tableInfo', tableId }),
    request,
    close: on(closeClicked),
    flush: on(overlaysDismissed),
    giveUp: () => on(loadingCancelled)('table'),
  }
}

it('is closed at start, and stays so when something else is opened', () => {
  const { state, request, asked } = portal()
  expect(state().phase).toBe('closed')
  request({ overlay: 'userProfile', userId: 'giulia' })
  expect(state().phase).toBe('closed')
  expect(asked).toHaveLength(0)
})

it('fetches when it opens, and shows the table that comes', async () => {
  const { state, open, asked } = portal()
  open('t1')
  expect(asked.map(({ tableId }) => tableId)).toEqual(['t1'])
  expect(state()).not.toHaveProperty('table')
  asked[0]?.answer(tableCalled('one'))
  await later()
  expect(state()).toMatchObject({ phase: 'shown', tableId: 't1', table: { title: 'one' } })
})

it('forgets the table before when another is opened, also while its answer is on the way', async () => {
  const { state, open, asked } = portal()
  open('t1')
  open('t2')
  expect(state()).not.toHaveProperty('table')
  asked[1]?.answer(tableCalled('two'))
  asked[0]?.answer(tableCalled('one'))
  await later()
  expect(state()).toMatchObject({ phase: 'shown', tableId: 't2', table: { title: 'two' } })
  open('t3')
  expect(state()).toEqual({ phase: 'fetching', tableId: 't3' })
})

it('keeps nothing when it is closed, and nothing of a table that comes afterwards', async () => {
  const { state, open, close, asked } = portal()
  open('t1')
  close()
  expect(Object.keys(state())).toEqual(['phase'])
  asked[0]?.answer(tableCalled('one'))
  await later()
  expect(state().phase).toBe('closed')
})

it('is cleared when the person leaves', async () => {
  const { state, open, flush, asked } = portal()
  open('t1')
  asked[0]?.answer(tableCalled('one'))
  await later()
  flush()
  expect(Object.keys(state())).toEqual(['phase'])
})

it('covers the page only when the table takes longer than a second, and lets go when it comes', async () => {
  const { covered, open, asked } = portal()
  open('quick')
  asked[0]?.answer(tableCalled('quick'))
  await later(60_000)
  expect(covered()).toBe(false)
  open('slow')
  await later(TABLE_LOADING_DELAY_MS - 1)
  expect(covered()).toBe(false)
  await later(1)
  expect(covered()).toBe(true)
  asked[1]?.answer(tableCalled('slow'))
  await later()
  expect(covered()).toBe(false)
})

it('does not open any more when the person gave up waiting', async () => {
  const { state, covered, open, giveUp, asked, tips } = portal()
  open('slow')
  await later(TABLE_LOADING_DELAY_MS)
  giveUp()
  expect(covered()).toBe(false)
  asked[0]?.fail(refusal('timeout'))
  await later()
  expect(state().phase).toBe('closed')
  expect(tips).toEqual([])
})

it('closes and says why when the table does not come, with another try at hand', async () => {
  const { state, covered, open, asked, tips } = portal()
  open('t1')
  await later(TABLE_LOADING_DELAY_MS)
  asked[0]?.fail(refusal('not-found'))
  await later()
  expect(covered()).toBe(false)
  expect(state().phase).toBe('closed')
  expect(tips).toMatchObject([{ severity: 'error', message: { id: 'tableInfo.gone' } }])
  expect(console.error).toHaveBeenCalledOnce()
})

describe('whatever happens in whatever order', () => {
  type Step =
    | { do: 'open'; id: string }
    | { do: 'answer' | 'fail'; which: number }
    | { do: 'wait'; ms: number }
    | { do: 'close' | 'flush' | 'give up' }

  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({ do: fc.constant('open' as const), id: fc.constantFrom('a', 'b') }),
    fc.record({ do: fc.constantFrom('answer' as const, 'fail' as const), which: fc.nat(5) }),
    fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(1, 400, 999, 1_000) }),
    fc.record({ do: fc.constantFrom('close' as const, 'flush' as const, 'give up' as const) }),
  )

  /**
   * The written rules once more: one opening counts, its answer alone may show, a second of waiting covers the page.
   */
  function rules() {
    let opening: { nth: number; id: string; waited: number; shown: boolean } | null = null
    let openings = 0
    const answered = new Set<number>()
    return {
      now: () => opening,
      apply(step: Step) {
        switch (step.do) {
          case 'open':
            opening = { nth: openings++, id: step.id, waited: 0, shown: false }
            return
          case 'answer':
          case 'fail':
            // A call is answered once.
            if (answered.has(step.which) || step.which >= openings) return
            answered.add(step.which)
            if (opening?.nth !== step.which || opening.shown) return
            if (step.do === 'answer') opening.shown = true
            else opening = null
            return
          case 'wait':
            if (opening && !opening.shown) opening.waited += step.ms
            return
          case 'give up':
            // The way out is on the layer, which is there while something is waited for.
            if (opening) opening = null
            return
          default:
            opening = null
        }
      },
    }
  }

  it('shows the table that was asked for last or none, and covers the page while it is slow', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const { asked, state, covered, open, close, flush, giveUp } = portal()
        const expected = rules()
        for (const step of steps) {
          expected.apply(step)
          if (step.do === 'open') open(step.id)
          else if (step.do === 'answer') asked[step.which]?.answer(tableCalled(asked[step.which]?.tableId ?? ''))
          else if (step.do === 'fail') asked[step.which]?.fail(refusal('unavailable'))
          else if (step.do === 'wait') await later(step.ms)
          else ({ close, flush, 'give up': giveUp })[step.do]()
          await later()
          const now = expected.now()
          const table = state()
          expect(table.phase).toBe(now === null ? 'closed' : now.shown ? 'shown' : 'fetching')
          if (table.phase !== 'closed') expect(table.tableId).toBe(now?.id)
          if (table.phase === 'shown') expect(table.table.title).toBe(now?.id)
          expect(covered()).toBe(now !== null && !now.shown && now.waited >= TABLE_LOADING_DELAY_MS)
        }
      }),
      { numRuns: 200 },
    )
  })
})

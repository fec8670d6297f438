import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { type Entries, merge, noEntries } from '../stream/entries'
import { entry } from '../testing/fixtures'
import { dayStarts } from './day-starts'

const dayOf = (timestamp: string) => timestamp.slice(0, 10)
/** The rows with which a day begins, when the row at `first` is asked for before all others. */
function startsOf(entries: Entries, first = 0) {
  const startAt = dayStarts(entries, dayOf)
  startAt(first)
  return entries.order.flatMap((_, index) => {
    const day = startAt(index)
    return day === undefined ? [] : [[index, day]]
  })
}
const at = (id: string, timestamp: string) => entry(0, { id, timestamp })

it('finds the row with which each day begins', () => {
  const entries = merge(
    noEntries,
    [
      at('a', '2026-11-20T10:00:00.000Z'),
      at('b', '2026-11-20T08:00:00.000Z'),
      at('c', '2026-11-19T17:40:00.000Z'),
      at('d', '2026-10-02T09:00:00.000Z'),
    ],
    { belowLast: true, onlyUnread: false },
  )
  expect(startsOf(entries)).toEqual([
    [0, '2026-11-20'],
    [2, '2026-11-19'],
    [3, '2026-10-02'],
  ])
})

it('asks about few entries for the first screen of a long list', () => {
  const list = Array.from({ length: 500 }, (_, index) =>
    at(`n${index}`, new Date(Date.UTC(2026, 0, 30) - index * 60_000).toISOString()),
  )
  const asked = vi.fn(dayOf)
  const startAt = dayStarts(merge(noEntries, list, { belowLast: true, onlyUnread: false }), asked)
  for (let index = 0; index < 8; index += 1) startAt(index)
  expect(asked.mock.calls.length).toBeLessThan(10)
})

it('finds none in an empty list', () => {
  expect(dayStarts(noEntries, dayOf)(0)).toBeUndefined()
})

it('finds what asking about every entry finds, whatever the days', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 200 }), { maxLength: 60 }), (hours) => {
      const list = hours.map((hour, index) => at(`n${index}`, new Date(Date.UTC(2026, 0, 1, hour)).toISOString()))
      const entries = merge(noEntries, list, { belowLast: true, onlyUnread: false })
      const plainly = entries.order.flatMap((id, index) => {
        const day = dayOf(entries.byId.get(id)?.timestamp ?? '')
        const above = dayOf(entries.byId.get(entries.order[index - 1] ?? '')?.timestamp ?? '')
        return day === above ? [] : [[index, day]]
      })
      expect(startsOf(entries)).toEqual(plainly)
      expect(startsOf(entries, entries.order.length - 1)).toEqual(plainly)
    }),
  )
})

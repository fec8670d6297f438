// @vitest-environment node
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { merge, noEntries } from './entries'
import { entry } from './testing/fixtures'
import { dayStarts } from './groups'

const dayOf = (timestamp: string) => timestamp.slice(0, 10)
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
  expect([...dayStarts(entries, dayOf)]).toEqual([
    [0, '2026-11-20'],
    [2, '2026-11-19'],
    [3, '2026-10-02'],
  ])
})

it('finds none in an empty list', () => {
  expect(dayStarts(noEntries, dayOf).size).toBe(0)
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
      expect([...dayStarts(entries, dayOf)]).toEqual(plainly)
    }),
  )
})

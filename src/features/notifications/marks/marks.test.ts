import { describe, expect, it } from 'vitest'
import { entry } from '../testing/fixtures'
import {
  addMark,
  covers,
  holdAll,
  isNothing,
  land,
  markOf,
  noMarks,
  pendingOf,
  release,
  sendEverything,
  sendNext,
  undoAll,
  type Marks,
} from './marks'
import type { Notification } from '../notification'

const unread = (one: Notification) => one.read
const click = (marks: Marks, one: Notification) => {
  const mark = markOf(one, unread)
  return mark ? sendNext(addMark(marks, mark)) : marks
}
const sent = ({ flights }: Marks) =>
  flights.map(({ load }) => (load.kind === 'all' ? `all up to ${load.upTo.id}` : load.marks.map(({ id }) => id).join()))

describe('marks one by one', () => {
  it('leave one request at a time, and what was clicked meanwhile leaves together', () => {
    const marks = [entry(1), entry(2), entry(3)].reduce(click, noMarks)
    expect(sent(marks)).toEqual(['n1'])
    expect(sent(land(marks, marks.flights[0]?.ticket ?? 0))).toEqual(['n2,n3'])
  })

  it('carry the ids that an aggregated entry folds', () => {
    const folded = entry(4, { aggregated: true, aggregatedNotificationIds: ['n4', 'n1', 'n2'] })
    expect(markOf(folded, unread)?.foldedIds).toEqual(['n1', 'n2'])
  })

  it('are not made of entries that are read already', () => {
    expect(markOf(entry(1, { read: true }), unread)).toBeNull()
    expect(markOf(undefined, unread)).toBeNull()
  })

  it('stop counting when they land, whether confirmed or refused', () => {
    const marks = click(noMarks, entry(1))
    expect(covers(pendingOf(marks), entry(1))).toBe(true)
    expect(isNothing(pendingOf(land(marks, 1)))).toBe(true)
  })

  it('do not cover what happened in the entry afterwards', () => {
    const marks = click(noMarks, entry(1))
    expect(covers(pendingOf(marks), entry(9, { id: 'n1' }))).toBe(false)
  })

  it('ignore the landing of a flight that they never sent', () => {
    const marks = click(noMarks, entry(1))
    expect(land(marks, 99)).toBe(marks)
  })
})

describe('marking all', () => {
  it('covers everything up to the frozen entry and nothing that arrives later', () => {
    const pending = pendingOf(holdAll(noMarks, entry(5)))
    expect([entry(5), entry(4), entry(6)].map((one) => covers(pending, one))).toEqual([true, true, false])
  })

  it('sends nothing while it can be undone, and nothing at all when it was', () => {
    const held = holdAll(noMarks, entry(5))
    expect(sent(sendNext(held))).toEqual([])
    const undone = release(undoAll(held), 1)
    expect(sent(sendNext(undone))).toEqual([])
    expect(isNothing(pendingOf(undone))).toBe(true)
  })

  it('goes out with the frozen id when its time is over', () => {
    expect(sent(sendNext(release(holdAll(noMarks, entry(5)), 1)))).toEqual(['all up to n5'])
  })

  it('starts its time anew when clicked again, with the newer id', () => {
    const again = holdAll(holdAll(noMarks, entry(5)), entry(7))
    expect(sent(sendNext(release(again, 1)))).toEqual([])
    expect(sent(sendNext(release(again, 2)))).toEqual(['all up to n7'])
  })

  it('counts until the server confirmed it', () => {
    const flying = sendNext(release(holdAll(noMarks, entry(5)), 1))
    expect(pendingOf(flying).upTo?.id).toBe('n5')
    expect(isNothing(pendingOf(land(flying, flying.issued)))).toBe(true)
  })
})

describe('when the page goes away', () => {
  it('sends everything at once, also beside what is on its way', () => {
    const busy = holdAll(click(click(noMarks, entry(1)), entry(2)), entry(5))
    expect(sent(sendEverything(busy))).toEqual(['n1', 'all up to n5', 'n2'])
  })

  it('trusts no count of requests that were on their way together', () => {
    const busy = sendEverything(holdAll(click(noMarks, entry(1)), entry(5)))
    expect(busy.flights.map(({ alone }) => alone)).toEqual([false, false])
    expect(click(noMarks, entry(1)).flights.map(({ alone }) => alone)).toEqual([true])
  })
})

it('splits more ids than one request may carry', () => {
  const crowd = Array.from({ length: 1_500 }, (_, index) => entry(1, { id: `n${index}` }))
  const first = click(noMarks, entry(59))
  const waiting = crowd.reduce((marks, one) => addMark(marks, { ...one, foldedIds: [] }), first)
  const second = land(waiting, 1)
  const sizes = [second, land(second, second.issued)].map(({ flights }) =>
    flights.map(({ load }) => (load.kind === 'some' ? load.marks.length : 0)),
  )
  expect(sizes).toEqual([[1_000], [500]])
})

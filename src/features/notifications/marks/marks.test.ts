import { describe, expect, it } from 'vitest'
import type { Notification } from '../notification'
import { covers, isEmpty } from '../stream'
import { entry } from '../testing/fixtures'
import {
  addMark,
  endUndo,
  markAll,
  markOf,
  noMarks,
  pendingReads,
  sendEverything,
  settleBatch,
  undoAll,
  type Marks,
} from './marks'

const isRead = (one: Notification) => one.read
const click = (marks: Marks, one: Notification) => {
  const mark = markOf(one, isRead)
  return mark ? addMark(marks, mark) : marks
}
const batches = ({ sent }: Marks) =>
  sent.map(({ batch }) =>
    batch.kind === 'all' ? `all up to ${batch.upTo.id}` : batch.marks.map(({ id }) => id).join(),
  )
/** The server answered the batch that was sent first. */
const settleFirst = (marks: Marks) => {
  const [first] = marks.sent
  return first ? settleBatch(marks, first.batch) : marks
}

describe('marks one by one', () => {
  it('leave one request at a time, and what was clicked meanwhile leaves together', () => {
    const marks = [entry(1), entry(2), entry(3)].reduce(click, noMarks)
    expect(batches(marks)).toEqual(['n1'])
    expect(batches(settleFirst(marks))).toEqual(['n2,n3'])
  })

  it('carry the ids that an aggregated entry folds', () => {
    const folded = entry(4, { aggregated: true, aggregatedNotificationIds: ['n4', 'n1', 'n2'] })
    expect(markOf(folded, isRead)?.foldedIds).toEqual(['n1', 'n2'])
  })

  it('are not made of entries that are read already', () => {
    expect(markOf(entry(1, { read: true }), isRead)).toBeNull()
    expect(markOf(undefined, isRead)).toBeNull()
  })

  it('stop counting when they are answered, whether confirmed or refused', () => {
    const marks = click(noMarks, entry(1))
    expect(covers(pendingReads(marks), entry(1))).toBe(true)
    expect(isEmpty(pendingReads(settleFirst(marks)))).toBe(true)
  })

  it('do not cover what happened in the entry afterwards', () => {
    const marks = click(noMarks, entry(1))
    expect(covers(pendingReads(marks), entry(9, { id: 'n1' }))).toBe(false)
  })

  it('ignore the answer to a batch that they never sent', () => {
    const marks = click(noMarks, entry(1))
    const [other] = click(noMarks, entry(1)).sent
    expect(other && settleBatch(marks, other.batch)).toBe(marks)
  })
})

describe('marking all', () => {
  it('covers an entry whose moment cannot be read', () => {
    const unreadable = { ...entry(1), timestamp: 'yesterday' }
    expect(covers({ marked: [unreadable], upTo: null }, unreadable)).toBe(true)
  })

  it('covers everything up to the newest entry of the click and nothing that arrives later', () => {
    const pending = pendingReads(markAll(noMarks, entry(5)))
    expect([entry(5), entry(4), entry(6)].map((one) => covers(pending, one))).toEqual([true, true, false])
  })

  it('sends nothing while it can be undone, and nothing at all when it was', () => {
    const undoable = markAll(noMarks, entry(5))
    expect(batches(undoable)).toEqual([])
    const undone = endUndo(undoAll(undoable))
    expect(batches(undone)).toEqual([])
    expect(isEmpty(pendingReads(undone))).toBe(true)
  })

  it('is sent with the id of the click when its undo time is over', () => {
    expect(batches(endUndo(markAll(noMarks, entry(5))))).toEqual(['all up to n5'])
  })

  it('has the newer id when it was clicked again', () => {
    expect(batches(endUndo(markAll(markAll(noMarks, entry(5)), entry(7))))).toEqual(['all up to n7'])
  })

  it('counts until the server confirmed it', () => {
    const sent = endUndo(markAll(noMarks, entry(5)))
    expect(pendingReads(sent).upTo?.id).toBe('n5')
    expect(isEmpty(pendingReads(settleFirst(sent)))).toBe(true)
  })
})

describe('when the page goes away', () => {
  it('sends everything at once, also beside what is on its way', () => {
    const busy = markAll(click(click(noMarks, entry(1)), entry(2)), entry(5))
    expect(batches(sendEverything(busy))).toEqual(['n1', 'all up to n5', 'n2'])
  })

  it('trusts no count of requests that were on their way together', () => {
    const busy = sendEverything(markAll(click(noMarks, entry(1)), entry(5)))
    expect(busy.sent.map(({ alone }) => alone)).toEqual([false, false])
    expect(click(noMarks, entry(1)).sent.map(({ alone }) => alone)).toEqual([true])
  })
})

it('splits more ids than one request may carry', () => {
  const crowd = Array.from({ length: 1_500 }, (_, index) => entry(1, { id: `n${index}` }))
  const first = click(noMarks, entry(59))
  const queued = crowd.reduce((marks, one) => addMark(marks, { ...one, foldedIds: [] }), first)
  const second = settleFirst(queued)
  const sizes = [second, settleFirst(second)].map(({ sent }) =>
    sent.map(({ batch }) => (batch.kind === 'some' ? batch.marks.length : 0)),
  )
  expect(sizes).toEqual([[1_000], [500]])
})

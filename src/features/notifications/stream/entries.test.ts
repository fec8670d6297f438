import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compare, merge, noEntries, setRead, type Entries, type MergeRules } from './entries'
import { entry } from '../testing/fixtures'

const everything: MergeRules = { belowLast: true, onlyUnread: false }
const present = (...ids: number[]): Entries =>
  merge(
    noEntries,
    ids.map((minute) => entry(minute)),
    everything,
  )

describe('merging an answer into the list', () => {
  it('puts new entries where their moment says, newest first', () => {
    expect(merge(present(1, 5), [entry(3), entry(9)], everything).order).toEqual(['n9', 'n5', 'n3', 'n1'])
  })

  it('orders entries of the same moment always in the same way', () => {
    const twins = [entry(1, { id: 'a' }), entry(1, { id: 'b' })]
    expect(merge(noEntries, twins, everything).order).toEqual(merge(noEntries, twins.toReversed(), everything).order)
  })

  it('moves an entry up when something new happened in it', () => {
    const moved = merge(present(1, 5), [entry(9, { id: 'n1' })], everything)
    expect(moved.order).toEqual(['n1', 'n5'])
  })

  it('takes folded entries away when the one that stands for them arrives', () => {
    const folded = merge(
      present(1, 2, 3),
      [entry(4, { aggregated: true, aggregatedNotificationIds: ['n1', 'n3'] })],
      everything,
    )
    expect(folded.order).toEqual(['n4', 'n2'])
    expect([...folded.byId.keys()].toSorted()).toEqual(['n2', 'n4'])
  })

  it('keeps an aggregated entry that counts itself among those it folds', () => {
    expect(merge(noEntries, [entry(4, { aggregatedNotificationIds: ['n4', 'n1'] })], everything).order).toEqual(['n4'])
  })

  it('does not bring back the dot of a read entry by an answer that was late', () => {
    const read = setRead(present(1), () => true)
    expect(merge(read, [entry(1, { read: false })], everything).byId.get('n1')?.read).toBe(true)
  })

  it('brings the dot back when something new happened in a read entry', () => {
    const read = setRead(present(1), () => true)
    expect(merge(read, [entry(7, { id: 'n1', read: false })], everything).byId.get('n1')?.read).toBe(false)
  })

  it('leaves out what is below the last entry while its page is still to come', () => {
    const rules = { belowLast: false, onlyUnread: false }
    expect(merge(present(5, 6), [entry(2), entry(7)], rules).order).toEqual(['n7', 'n6', 'n5'])
  })

  it('leaves out read newcomers with only-unread on, and still learns that a known entry was read', () => {
    const rules = { belowLast: true, onlyUnread: true }
    const merged = merge(present(5), [entry(7, { read: true }), entry(5, { read: true })], rules)
    expect(merged.order).toEqual(['n5'])
    expect(merged.byId.get('n5')?.read).toBe(true)
  })

  it('holds every entry once, sorted, in step with its order, whatever arrives', () => {
    const arbitraryEntry = fc
      .record({ id: fc.integer({ min: 0, max: 30 }), minute: fc.integer({ min: 0, max: 59 }), read: fc.boolean() })
      .map(({ id, minute, read }) => entry(minute, { id: `n${id}`, read }))
    const answers = fc.array(fc.array(arbitraryEntry, { maxLength: 25 }), { maxLength: 6 })
    fc.assert(
      fc.property(answers, fc.boolean(), (pages, belowLast) => {
        let entries = noEntries
        for (const page of pages) {
          entries = merge(entries, page, { belowLast, onlyUnread: false })
          const listed = entries.order.map((id) => entries.byId.get(id))
          expect(new Set(entries.order).size).toBe(entries.order.length)
          expect(entries.byId.size).toBe(entries.order.length)
          for (const [index, current] of listed.entries()) {
            const previous = listed[index - 1]
            if (current && previous) expect(compare(previous, current)).toBeLessThan(0)
          }
        }
      }),
    )
  })
})

it('keeps the same list when nothing in it was unread', () => {
  const read = setRead(present(1, 2), () => true)
  expect(setRead(read, () => true)).toBe(read)
})

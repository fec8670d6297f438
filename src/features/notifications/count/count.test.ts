import { describe, expect, it } from 'vitest'
import type { CountFact } from '@/shared/tabs'
import { merge, noEntries } from '../stream'
import { entry } from '../testing/fixtures'
import { noCount, receiveCount, rememberCounts, unreadShown, type Sources } from './count'

const asked = (count: number, askedAt: number, answeredAt = askedAt): CountFact => ({
  count,
  askedAt,
  answeredAt,
  by: 'asking',
})
const marked = (count: number, askedAt: number, answeredAt: number): CountFact => ({
  count,
  askedAt,
  answeredAt,
  by: 'marking',
})
const received = (...facts: CountFact[]) => facts.reduce(receiveCount, noCount)

describe('the number that the server says', () => {
  it('is that of the latest question, not of the latest answer', () => {
    expect(received(asked(5, 20, 30), asked(9, 10, 40)).fact?.count).toBe(5)
  })

  it('is not taken from a question that was asked before a mark was confirmed', () => {
    const { fact, conflicts } = received(asked(5, 0), marked(4, 10, 20), asked(5, 15, 30))
    expect(fact?.count).toBe(4)
    expect(conflicts).toBe(1)
  })

  it('is asked for again when a mark overtakes a question, since something may have arrived between them', () => {
    expect(received(asked(6, 10, 30), marked(4, 5, 28)).conflicts).toBe(1)
  })

  it('is not asked for again when the mark was confirmed before the question', () => {
    expect(received(marked(4, 5, 28), asked(5, 40, 50)).conflicts).toBe(0)
  })

  it('tells of an arrival when it rises, and not by the first number', () => {
    expect(received(asked(3, 0)).arrivals).toBe(0)
    expect(received(asked(3, 0), asked(4, 10)).arrivals).toBe(1)
    expect(received(asked(3, 0), asked(2, 10)).arrivals).toBe(0)
    expect(received(asked(3, 10), asked(4, 0)).arrivals).toBe(0)
  })
})

describe('the number that the person sees', () => {
  const nothing = { marked: [], upTo: null }
  const shown = (sources: Partial<Sources>) =>
    unreadShown({
      fact: asked(4, 0),
      countAtMark: new Map(),
      entries: noEntries,
      own: nothing,
      ofOtherTabs: [],
      ...sources,
    })
  const entries = merge(noEntries, [entry(1), entry(2), entry(3), entry(9)], { belowLast: true, onlyUnread: false })

  it('is zero as long as nothing is known', () => {
    expect(shown({ fact: null })).toBe(0)
  })

  it('is the server’s, less the marks of all tabs that it has not confirmed', () => {
    expect(shown({ own: { marked: [entry(1)], upTo: null } })).toBe(3)
    const ofOtherTabs = [{ marked: [entry(2)], upTo: null, unread: 0 }]
    expect(shown({ own: { marked: [entry(1)], upTo: null }, ofOtherTabs })).toBe(2)
  })

  it('does not rise again when the list knows of a mark before the number does', () => {
    const [before, after] = [asked(4, 0), asked(3, 5)]
    const own = { marked: [entry(1)], upTo: null }
    const marks = { own, ofOtherTabs: [] }
    const countAtMark = rememberCounts(new Map(), { fact: before, entries, ...marks })
    const read = merge(entries, [entry(1, { read: true })], { belowLast: true, onlyUnread: false })
    expect(rememberCounts(countAtMark, { fact: after, entries: read, ...marks })).toEqual(countAtMark)
    expect(shown({ fact: before, countAtMark, entries, own })).toBe(3)
    expect(shown({ fact: before, countAtMark, entries: read, own })).toBe(3)
    expect(shown({ fact: after, countAtMark, entries: read, own })).toBe(3)
  })

  it('does not fall for a mark of an entry that was read already', () => {
    const read = merge(entries, [entry(1, { read: true })], { belowLast: true, onlyUnread: false })
    const ofOtherTabs = [{ marked: [entry(1)], upTo: null, unread: 0 }]
    const countAtMark = rememberCounts(new Map(), { fact: asked(4, 0), entries: read, own: nothing, ofOtherTabs })
    expect(shown({ countAtMark, entries: read, ofOtherTabs })).toBe(4)
  })

  it('counts an entry once that was marked in two tabs', () => {
    const ofOtherTabs = [{ marked: [entry(1)], upTo: null, unread: 0 }]
    expect(shown({ own: { marked: [entry(1)], upTo: null }, ofOtherTabs })).toBe(3)
  })

  it('never falls below zero', () => {
    expect(shown({ fact: asked(0, 0), own: { marked: [entry(1), entry(2)], upTo: null } })).toBe(0)
  })

  it('counts only what arrived after a mark-all', () => {
    expect(shown({ entries, own: { marked: [], upTo: entry(3) } })).toBe(1)
    expect(shown({ entries, own: { marked: [], upTo: entry(9) } })).toBe(0)
  })

  it('is taken from the tab that holds a mark-all', () => {
    expect(shown({ ofOtherTabs: [{ marked: [], upTo: entry(3), unread: 1 }] })).toBe(1)
  })
})

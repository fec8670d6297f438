import { describe, expect, it } from 'vitest'
import { NOTIFICATION_PAGE_SIZE } from '@/shared/constants'
import { entry } from '../testing/fixtures'
import {
  askChanges,
  askMore,
  changesQuestion,
  confirmRead,
  dropRead,
  entriesOf,
  firstPageQuestion,
  forget,
  isGrowing,
  isLoaded,
  load,
  missChanges,
  missPage,
  nextPageQuestion,
  noStream,
  receiveChanges,
  receivePage,
  type Stream,
} from './stream'
import type { Notification, StreamPage } from '../notification'

const page = (
  notifications: Notification[],
  nextPageToken: string | null = null,
  nextSyncToken = 's1',
): StreamPage => ({
  notifications,
  nextSyncToken,
  nextPageToken,
})
const some = (count: number, from = 0) => Array.from({ length: count }, (_, index) => entry(from + index))
const order = (stream: Stream) => entriesOf(stream).order
const first = (stream: Stream) => firstPageQuestion(stream)?.ticket ?? -1
const next = (stream: Stream) => nextPageQuestion(stream)?.ticket ?? -1
const changes = (stream: Stream) => changesQuestion(stream)?.ticket ?? -1
const no = (ticket: number, refused = false) => ({ ticket, error: new Error('no'), refused })

function loaded(notifications: Notification[], nextPageToken: string | null = null, onlyUnread = false): Stream {
  const loading = load(noStream, onlyUnread)
  return receivePage(loading, { ticket: first(loading), page: page(notifications, nextPageToken) })
}

describe('the first page', () => {
  it('moves the stream from nothing to loading to ready, or to the end when it is the only page', () => {
    expect(load(noStream, false).phase).toBe('first-loading')
    expect(loaded(some(20), 'p2').phase).toBe('ready')
    expect(loaded(some(3)).phase).toBe('end')
  })

  it('is an error in place of the list when it cannot be had, and can be asked for again', () => {
    const loading = load(noStream, false)
    const failed = missPage(loading, no(first(loading)))
    expect(failed.phase).toBe('failed')
    const again = load(failed, false)
    expect(receivePage(again, { ticket: first(again), page: page(some(1)) }).phase).toBe('end')
  })

  it('is not taken from an answer to an earlier question', () => {
    const before = load(noStream, false)
    const now = load(before, true)
    expect(receivePage(now, { ticket: first(before), page: page(some(1)) })).toBe(now)
  })

  it('of the person before does not reach the next one', () => {
    const before = load(noStream, false)
    const theirs = load(forget(before), false)
    expect(receivePage(theirs, { ticket: first(before), page: page(some(1)) })).toBe(theirs)
  })

  it('is followed by a question for changes when something moved while it was on its way', () => {
    const loading = askChanges(load(noStream, false))
    expect(changesQuestion(receivePage(loading, { ticket: first(loading), page: page(some(1)) }))).not.toBeNull()
  })
})

describe('further pages', () => {
  it('are appended until there are no more', () => {
    const asking = askMore(loaded(some(2, 10), 'p2'))
    expect(nextPageQuestion(asking)?.pageToken).toBe('p2')
    const end = receivePage(asking, { ticket: next(asking), page: page(some(2)) })
    expect(order(end)).toEqual(['n11', 'n10', 'n1', 'n0'])
    expect(end.phase).toBe('end')
  })

  it('are asked for once, however often the button is pressed', () => {
    const asking = askMore(loaded(some(2), 'p2'))
    expect(askMore(asking)).toBe(asking)
  })

  it('leave the list and offer another attempt when they fail', () => {
    const asking = askMore(loaded(some(2), 'p2'))
    const failed = missPage(asking, no(next(asking)))
    expect(isLoaded(failed) && failed.more.phase).toBe('failed')
    expect(nextPageQuestion(askMore(failed))?.pageToken).toBe('p2')
  })

  it('whose token is not known any more make the list begin anew', () => {
    const asking = askMore(loaded(some(2), 'p2'))
    expect(firstPageQuestion(missPage(asking, no(next(asking), true)))?.pageToken).toBeNull()
  })

  it('that were written before a change was heard do not take it back', () => {
    const both = askChanges(askMore(loaded(some(2, 10), 'p2')))
    const heard = receiveChanges(both, { ticket: changes(both), page: page([entry(1, { read: true })]) })
    const more = receivePage(heard, { ticket: next(both), page: page(some(2), 'p3') })
    expect(order(more)).toEqual(['n11', 'n10', 'n1', 'n0'])
    expect(entriesOf(more).byId.get('n1')?.read).toBe(true)
  })

  it('do not move the sync token: what changed above is still to be asked for', () => {
    const asking = askMore(loaded(some(2, 10), 'p2'))
    const more = receivePage(asking, { ticket: next(asking), page: page(some(2), 'p3', 's9') })
    expect(changesQuestion(askChanges(more))?.syncToken).toBe('s1')
  })
})

describe('changes', () => {
  it('are merged, and the next ones are asked for since then', () => {
    const asking = askChanges(loaded(some(2), 'p2'))
    const merged = receiveChanges(asking, { ticket: changes(asking), page: page([entry(9)], null, 's2') })
    expect(order(merged)).toEqual(['n9', 'n1', 'n0'])
    expect(changesQuestion(askChanges(merged))?.syncToken).toBe('s2')
  })

  it.each([
    [NOTIFICATION_PAGE_SIZE - 1, false],
    [NOTIFICATION_PAGE_SIZE, true],
    [NOTIFICATION_PAGE_SIZE + 1, true],
  ])('of %i entries: fetch the whole stream anew is %s', (count, anew) => {
    const asking = askChanges(loaded(some(2), 'p2'))
    const answered = receiveChanges(asking, { ticket: changes(asking), page: page(some(count, 10)) })
    expect(firstPageQuestion(answered) !== null).toBe(anew)
  })

  it('that fill a page replace the list and keep the filter', () => {
    const asking = askChanges(loaded(some(5), 'p2', true))
    const refetching = receiveChanges(asking, { ticket: changes(asking), page: page(some(20, 10)) })
    expect(firstPageQuestion(refetching)).toMatchObject({ onlyUnread: true, pageToken: null })
    expect(order(refetching)).toHaveLength(5)
    const replaced = receivePage(refetching, { ticket: first(refetching), page: page([entry(50)]) })
    expect(order(replaced)).toEqual(['n50'])
  })

  it('that replace the list make a page forgotten that was on its way for the old one', () => {
    const both = askChanges(askMore(loaded(some(2, 10), 'p2')))
    const refetching = receiveChanges(both, { ticket: changes(both), page: page(some(20, 20)) })
    expect(receivePage(refetching, { ticket: next(both), page: page(some(2)) })).toBe(refetching)
  })

  describe('that replace the list while somebody wants more of it', () => {
    const refetching = (stream: Stream) => {
      const asking = askChanges(stream)
      return receiveChanges(asking, { ticket: changes(asking), page: page(some(20, 20)) })
    }
    it.each([
      ['before', refetching(askMore(loaded(some(2, 10), 'p2')))],
      ['meanwhile', askMore(refetching(loaded(some(2, 10), 'p2')))],
    ])('ask for the next page of the new list, wanted %s', (_, wanted) => {
      expect(isLoaded(wanted) && isGrowing(wanted)).toBe(true)
      expect(nextPageQuestion(wanted)).toBeNull()
      expect(askMore(wanted)).toBe(wanted)
      const begun = receivePage(wanted, { ticket: first(wanted), page: page(some(20, 20), 'q2') })
      expect(nextPageQuestion(begun)?.pageToken).toBe('q2')
      const grown = receivePage(begun, { ticket: next(begun), page: page(some(2, 10)) })
      expect([grown.phase, order(grown).length]).toEqual(['end', 22])
    })

    it('ask for nothing where the new list has no more', () => {
      const wanted = askMore(refetching(loaded(some(2, 10), 'p2')))
      const begun = receivePage(wanted, { ticket: first(wanted), page: page(some(3, 20)) })
      expect([begun.phase, nextPageQuestion(begun)]).toEqual(['end', null])
      expect(isLoaded(begun) && isGrowing(begun)).toBe(false)
    })

    it('offer another attempt when the new list cannot be had', () => {
      const wanted = askMore(refetching(loaded(some(2, 10), 'p2')))
      const failed = missPage(wanted, no(first(wanted)))
      expect(isLoaded(failed) && failed.more.phase).toBe('failed')
      expect(nextPageQuestion(askMore(failed))?.pageToken).toBe('p2')
    })

    it('ask for no page by themselves after the server refused the last one', () => {
      const asking = askMore(loaded(some(2), 'p2'))
      const anew = missPage(asking, no(next(asking), true))
      const begun = receivePage(anew, { ticket: first(anew), page: page(some(2), 'q2') })
      expect(nextPageQuestion(begun)).toBeNull()
    })
  })

  it('are asked for once more when something moved while the question was on its way', () => {
    const asking = askChanges(askChanges(loaded(some(2))))
    const merged = receiveChanges(asking, { ticket: changes(asking), page: page([], null, 's2') })
    expect(changesQuestion(merged)?.syncToken).toBe('s2')
  })

  it('that cannot be had leave the list as it is until the next occasion', () => {
    const asking = askChanges(loaded(some(2)))
    const behind = missChanges(asking, no(changes(asking)))
    expect(isLoaded(behind) && behind.sync.phase).toBe('behind')
    expect(order(behind)).toHaveLength(2)
    expect(changesQuestion(askChanges(behind))).not.toBeNull()
  })

  it('that cannot be had are asked for once more when something moved meanwhile, and not again and again', () => {
    const asking = askChanges(askChanges(loaded(some(2))))
    const again = missChanges(asking, no(changes(asking)))
    expect(changesQuestion(again)?.syncToken).toBe(changesQuestion(asking)?.syncToken)
    expect(changes(again)).not.toBe(changes(asking))
    expect(changesQuestion(missChanges(again, no(changes(again))))).toBeNull()

    const anew = askChanges(missChanges(asking, no(changes(asking), true)))
    const behind = missPage(anew, no(first(anew)))
    expect(changesQuestion(behind)).not.toBeNull()
    expect(order(behind)).toHaveLength(2)
  })

  it('since a token that is not known any more are replaced by the whole stream', () => {
    const asking = askChanges(loaded(some(2)))
    expect(firstPageQuestion(missChanges(asking, no(changes(asking), true)))).not.toBeNull()
  })

  it('are nobody’s question before a list is there', () => {
    expect(askChanges(noStream)).toBe(noStream)
  })
})

describe('what was confirmed as read while an answer was on its way', () => {
  const everything = { marked: [], upTo: entry(59) }
  const unread = (stream: Stream) => [...entriesOf(stream).byId.values()].filter(({ read }) => !read)

  it('is read in a first page that did not know it', () => {
    const loading = confirmRead(load(noStream, false), everything)
    expect(unread(receivePage(loading, { ticket: first(loading), page: page(some(3)) }))).toEqual([])
  })

  it('is read in a next page that did not know it', () => {
    const asking = confirmRead(askMore(loaded(some(2, 10), 'p2')), everything)
    expect(unread(receivePage(asking, { ticket: next(asking), page: page(some(3)) }))).toEqual([])
  })

  it('is read in changes that did not know it, and nothing of it is remembered afterwards', () => {
    const asking = confirmRead(askChanges(loaded(some(2))), everything)
    const merged = receiveChanges(asking, { ticket: changes(asking), page: page([entry(9)]) })
    expect(unread(merged)).toEqual([])
    expect(merged.confirmed).toEqual([])
  })

  it('does not cover what arrived after it', () => {
    const asking = confirmRead(askChanges(loaded(some(2))), { marked: [], upTo: entry(1) })
    const merged = receiveChanges(asking, { ticket: changes(asking), page: page([entry(9)]) })
    expect(unread(merged).map(({ id }) => id)).toEqual(['n9'])
  })
})

describe('with only-unread on', () => {
  it('an entry that was read stays until the panel is opened again', () => {
    const stream = confirmRead(loaded(some(2), null, true), { marked: [entry(1)], upTo: null })
    expect(order(stream)).toEqual(['n1', 'n0'])
    expect(order(dropRead(stream))).toEqual(['n0'])
  })

  it('and off, nothing is dropped at opening', () => {
    const stream = confirmRead(loaded(some(2)), { marked: [], upTo: entry(1) })
    expect(dropRead(stream)).toBe(stream)
  })
})

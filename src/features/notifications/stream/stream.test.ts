import { describe, expect, it } from 'vitest'
import { NOTIFICATION_PAGE_SIZE } from '@/shared/constants'
import { withoutBrokenEntries } from '@/shared/json-schema/without-broken-entries'
import { entry } from '../testing/fixtures'
import {
  changesRequest,
  confirmRead,
  dropRead,
  entriesOf,
  failChanges,
  failFirstPage,
  failNextPage,
  firstPageRequest,
  isLoaded,
  isLoadingMore,
  loadChanges,
  loadFirstPage,
  loadMore,
  nextPageRequest,
  noStream,
  receiveChanges,
  receiveFirstPage,
  receiveNextPage,
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
const failure = (refused = false) => ({ error: new Error('no'), refused })

function loaded(notifications: Notification[], nextPageToken: string | null = null, onlyUnread = false): Stream {
  return receiveFirstPage(loadFirstPage(noStream, onlyUnread), page(notifications, nextPageToken))
}

describe('the first page', () => {
  it('moves the stream from nothing to loading to ready, or to the end when it is the only page', () => {
    expect(loadFirstPage(noStream, false).phase).toBe('first-loading')
    expect(loaded(some(20), 'p2').phase).toBe('ready')
    expect(loaded(some(3)).phase).toBe('end')
  })

  it('is an error in place of the list when it cannot be had, and can be asked for again', () => {
    const loading = loadFirstPage(noStream, false)
    const failed = failFirstPage(loading, failure())
    expect(failed.phase).toBe('failed')
    const again = loadFirstPage(failed, false)
    expect(receiveFirstPage(again, page(some(1))).phase).toBe('end')
  })

  it('is followed by a request for changes when something moved while it was on its way', () => {
    const loading = loadChanges(loadFirstPage(noStream, false))
    expect(changesRequest(receiveFirstPage(loading, page(some(1))))).not.toBeNull()
  })
})

describe('further pages', () => {
  it('are appended until there are no more', () => {
    const asking = loadMore(loaded(some(2, 10), 'p2'))
    expect(nextPageRequest(asking)?.pageToken).toBe('p2')
    const end = receiveNextPage(asking, page(some(2)))
    expect(order(end)).toEqual(['n11', 'n10', 'n1', 'n0'])
    expect(end.phase).toBe('end')
  })

  it('are asked for once, however often the button is pressed', () => {
    const asking = loadMore(loaded(some(2), 'p2'))
    expect(loadMore(asking)).toBe(asking)
  })

  it('leave the list and offer another attempt when they fail', () => {
    const asking = loadMore(loaded(some(2), 'p2'))
    const failed = failNextPage(asking, failure())
    expect(isLoaded(failed) && failed.more.phase).toBe('failed')
    expect(nextPageRequest(loadMore(failed))?.pageToken).toBe('p2')
  })

  it('whose token is not known any more make the list begin anew', () => {
    const asking = loadMore(loaded(some(2), 'p2'))
    expect(firstPageRequest(failNextPage(asking, failure(true)))?.pageToken).toBeNull()
  })

  it('that were written before a change was received do not take it back', () => {
    const both = loadChanges(loadMore(loaded(some(2, 10), 'p2')))
    const received = receiveChanges(both, page([entry(1, { read: true })]))
    const more = receiveNextPage(received, page(some(2), 'p3'))
    expect(order(more)).toEqual(['n11', 'n10', 'n1', 'n0'])
    expect(entriesOf(more).byId.get('n1')?.read).toBe(true)
  })

  it('do not move the sync token: what changed above is still to be asked for', () => {
    const asking = loadMore(loaded(some(2, 10), 'p2'))
    const more = receiveNextPage(asking, page(some(2), 'p3', 's9'))
    expect(changesRequest(loadChanges(more))?.syncToken).toBe('s1')
  })
})

describe('changes', () => {
  it('are merged, and the next ones are asked for since then', () => {
    const asking = loadChanges(loaded(some(2), 'p2'))
    const merged = receiveChanges(asking, page([entry(9)], null, 's2'))
    expect(order(merged)).toEqual(['n9', 'n1', 'n0'])
    expect(changesRequest(loadChanges(merged))?.syncToken).toBe('s2')
  })

  it.each([
    [NOTIFICATION_PAGE_SIZE - 1, false],
    [NOTIFICATION_PAGE_SIZE, true],
    [NOTIFICATION_PAGE_SIZE + 1, true],
  ])('of %i entries: fetch the whole stream anew is %s', (count, anew) => {
    const asking = loadChanges(loaded(some(2), 'p2'))
    const answered = receiveChanges(asking, page(some(count, 10)))
    expect(firstPageRequest(answered) !== null).toBe(anew)
  })

  it('that fill a page with those that could not be read fetch the whole stream anew too', () => {
    const entries = { schema: { type: 'array', items: { type: 'object' } } as const, definitions: {} }
    const sent = [...some(NOTIFICATION_PAGE_SIZE - 1, 10), null]
    const { value } = withoutBrokenEntries(entries, sent, 'tolerant')
    const answered = receiveChanges(loadChanges(loaded(some(2), 'p2')), page(value as Notification[]))
    expect(firstPageRequest(answered)).not.toBeNull()
  })

  it('that fill a page replace the list and keep the filter', () => {
    const asking = loadChanges(loaded(some(5), 'p2', true))
    const reloading = receiveChanges(asking, page(some(20, 10)))
    expect(firstPageRequest(reloading)).toMatchObject({ onlyUnread: true, pageToken: null })
    expect(order(reloading)).toHaveLength(5)
    const replaced = receiveFirstPage(reloading, page([entry(50)]))
    expect(order(replaced)).toEqual(['n50'])
  })

  it('that replace the list make a page forgotten that was on its way for the old one', () => {
    const both = loadChanges(loadMore(loaded(some(2, 10), 'p2')))
    const reloading = receiveChanges(both, page(some(20, 20)))
    expect(receiveNextPage(reloading, page(some(2)))).toBe(reloading)
  })

  describe('that replace the list while somebody wants more of it', () => {
    const reloading = (stream: Stream) => {
      const asking = loadChanges(stream)
      return receiveChanges(asking, page(some(20, 20)))
    }
    it.each([
      ['before', reloading(loadMore(loaded(some(2, 10), 'p2')))],
      ['meanwhile', loadMore(reloading(loaded(some(2, 10), 'p2')))],
    ])('ask for the next page of the new list, wanted %s', (_, wanted) => {
      expect(isLoaded(wanted) && isLoadingMore(wanted)).toBe(true)
      expect(nextPageRequest(wanted)).toBeNull()
      expect(loadMore(wanted)).toBe(wanted)
      const begun = receiveFirstPage(wanted, page(some(20, 20), 'q2'))
      expect(nextPageRequest(begun)?.pageToken).toBe('q2')
      const grown = receiveNextPage(begun, page(some(2, 10)))
      expect([grown.phase, order(grown).length]).toEqual(['end', 22])
    })

    it('ask for nothing where the new list has no more', () => {
      const wanted = loadMore(reloading(loaded(some(2, 10), 'p2')))
      const begun = receiveFirstPage(wanted, page(some(3, 20)))
      expect([begun.phase, nextPageRequest(begun)]).toEqual(['end', null])
      expect(isLoaded(begun) && isLoadingMore(begun)).toBe(false)
    })

    it('offer another attempt when the new list cannot be had', () => {
      const wanted = loadMore(reloading(loaded(some(2, 10), 'p2')))
      const failed = failFirstPage(wanted, failure())
      expect(isLoaded(failed) && failed.more.phase).toBe('failed')
      expect(nextPageRequest(loadMore(failed))?.pageToken).toBe('p2')
    })

    it('ask for no page by themselves after the server refused the last one', () => {
      const asking = loadMore(loaded(some(2), 'p2'))
      const anew = failNextPage(asking, failure(true))
      const begun = receiveFirstPage(anew, page(some(2), 'q2'))
      expect(nextPageRequest(begun)).toBeNull()
    })
  })

  it('are asked for once more when something moved while the question was on its way', () => {
    const asking = loadChanges(loadChanges(loaded(some(2))))
    const merged = receiveChanges(asking, page([], null, 's2'))
    expect(changesRequest(merged)?.syncToken).toBe('s2')
  })

  it('that cannot be had leave the list as it is until the next occasion', () => {
    const asking = loadChanges(loaded(some(2)))
    const outdated = failChanges(asking, failure())
    expect(isLoaded(outdated) && outdated.sync.phase).toBe('outdated')
    expect(order(outdated)).toHaveLength(2)
    expect(changesRequest(loadChanges(outdated))).not.toBeNull()
  })

  it('that cannot be had are asked for once more when something moved meanwhile, and not again and again', () => {
    const asking = loadChanges(loadChanges(loaded(some(2))))
    const again = failChanges(asking, failure())
    expect(changesRequest(again)?.syncToken).toBe(changesRequest(asking)?.syncToken)
    expect(changesRequest(again)).not.toBe(changesRequest(asking))
    expect(changesRequest(failChanges(again, failure()))).toBeNull()

    const anew = loadChanges(failChanges(asking, failure(true)))
    const outdated = failFirstPage(anew, failure())
    expect(changesRequest(outdated)).not.toBeNull()
    expect(order(outdated)).toHaveLength(2)
  })

  it('since a token that is not known any more are replaced by the whole stream', () => {
    const asking = loadChanges(loaded(some(2)))
    expect(firstPageRequest(failChanges(asking, failure(true)))).not.toBeNull()
  })

  it('are not requested before a list is there', () => {
    expect(loadChanges(noStream)).toBe(noStream)
  })
})

describe('what was confirmed as read while an answer was on its way', () => {
  const everything = { marked: [], upTo: entry(59) }
  const unread = (stream: Stream) => [...entriesOf(stream).byId.values()].filter(({ read }) => !read)

  it('is read in a first page that did not know it', () => {
    const loading = confirmRead(loadFirstPage(noStream, false), everything)
    expect(unread(receiveFirstPage(loading, page(some(3))))).toEqual([])
  })

  it('is read in a next page that did not know it', () => {
    const asking = confirmRead(loadMore(loaded(some(2, 10), 'p2')), everything)
    expect(unread(receiveNextPage(asking, page(some(3))))).toEqual([])
  })

  it('is read in changes that did not know it, and nothing of it is remembered afterwards', () => {
    const asking = confirmRead(loadChanges(loaded(some(2))), everything)
    const merged = receiveChanges(asking, page([entry(9)]))
    expect(unread(merged)).toEqual([])
    expect(merged.confirmed).toEqual([])
  })

  it('does not cover what arrived after it', () => {
    const asking = confirmRead(loadChanges(loaded(some(2))), { marked: [], upTo: entry(1) })
    const merged = receiveChanges(asking, page([entry(9)]))
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

import { NOTIFICATION_PAGE_SIZE } from '@/shared/constants'
import type { Reads } from '@/shared/tabs'
import { merge, noEntries, setRead, type Entries } from './entries'
import { covers } from '../marks/marks'
import type { Notification, StreamPage } from '../notification'

/**
 * What the stream waits to be told. The ticket tells the answer to it from late answers to earlier questions; a new
 * question is a new object, so the wiring asks each one once.
 */
export type PageQuestion = { ticket: number; onlyUnread: boolean; pageToken: string | null }
export type ChangesQuestion = { ticket: number; syncToken: string }

/**
 * What a loaded stream is doing at its end. `aside`: changes heard meanwhile that the page may be too old to know;
 * `waiting`: wanted while the list is fetched anew, and asked for as soon as it is there.
 */
type More =
  | { phase: 'idle' }
  | { phase: 'loading'; question: PageQuestion; aside: readonly Notification[] }
  | { phase: 'waiting' }
  | { phase: 'failed' }

/**
 * What it is doing at its top. `refetching` follows changes that could not be merged; `behind`: the last attempt
 * failed, so that the next occasion is taken; `again`: something moved meanwhile.
 */
type Sync =
  | { phase: 'idle' }
  | { phase: 'behind' }
  | { phase: 'syncing'; question: ChangesQuestion; again: boolean }
  | { phase: 'refetching'; question: PageQuestion; again: boolean }

type Contents = { entries: Entries; syncToken: string; onlyUnread: boolean; more: More; sync: Sync }

/**
 * `issued` is the last ticket given out; it never goes back, not even from one person to the next. `confirmed`: what
 * the server confirmed as read while a question was on its way, whose answer may not know it yet.
 */
export type Stream = { issued: number; confirmed: readonly Reads[] } & (
  | { phase: 'idle' }
  | { phase: 'first-loading'; question: PageQuestion; again: boolean }
  | { phase: 'failed'; error: unknown }
  | ({ phase: 'ready'; nextPageToken: string } & Contents)
  | ({ phase: 'end' } & Contents)
)

export type Loaded = Extract<Stream, { phase: 'ready' | 'end' }>

export const noStream: Stream = { phase: 'idle', issued: 0, confirmed: [] }

export function isLoaded(stream: Stream): stream is Loaded {
  return stream.phase === 'ready' || stream.phase === 'end'
}

export function entriesOf(stream: Stream): Entries {
  return isLoaded(stream) ? stream.entries : noEntries
}

/** The pages that the stream waits for: the newest, then the next older. */
export function firstPageQuestion(stream: Stream): PageQuestion | null {
  if (stream.phase === 'first-loading') return stream.question
  return isLoaded(stream) && stream.sync.phase === 'refetching' ? stream.sync.question : null
}

export function nextPageQuestion(stream: Stream): PageQuestion | null {
  return isLoaded(stream) && stream.more.phase === 'loading' ? stream.more.question : null
}

export function changesQuestion(stream: Stream): ChangesQuestion | null {
  return isLoaded(stream) && stream.sync.phase === 'syncing' ? stream.sync.question : null
}

// Reducers, in the order in which a stream lives.

/** Begins from the first page, whatever was there. */
export function load({ issued, confirmed }: Stream, onlyUnread: boolean): Stream {
  const ticket = issued + 1
  const question = { ticket, onlyUnread, pageToken: null }
  return { phase: 'first-loading', issued: ticket, confirmed, question, again: false }
}

/** Nothing of a stream outlives its person except the count of tickets: late answers must not find a match. */
export function forget({ issued }: Stream): Stream {
  return { ...noStream, issued }
}

/** A page of the list that is about to be replaced would be in vain: the wish waits for the new one. */
export function askMore(stream: Stream): Stream {
  if (stream.phase !== 'ready' || isGrowing(stream)) return stream
  if (stream.sync.phase === 'refetching') return { ...stream, more: { phase: 'waiting' } }
  const ticket = stream.issued + 1
  const question = { ticket, onlyUnread: stream.onlyUnread, pageToken: stream.nextPageToken }
  return { ...stream, issued: ticket, more: { phase: 'loading', question, aside: [] } }
}

/** Something moved: ask now, or once more when the question that is on its way has been answered. */
export function askChanges(stream: Stream): Stream {
  if (stream.phase === 'first-loading') return { ...stream, again: true }
  if (!isLoaded(stream)) return stream
  if ('question' in stream.sync) return { ...stream, sync: { ...stream.sync, again: true } }
  const ticket = stream.issued + 1
  const question = { ticket, syncToken: stream.syncToken }
  return { ...stream, issued: ticket, sync: { phase: 'syncing', question, again: false } }
}

/** The answer to a page question; a ticket that nobody waits for is of the past. */
export function receivePage(stream: Stream, { ticket, page }: { ticket: number; page: StreamPage }): Stream {
  const first = firstPageQuestion(stream)
  if (first?.ticket === ticket) {
    const begun = catchUp(begin(stream, first.onlyUnread, page))
    const grown = isLoaded(stream) && isGrowing(stream) ? askMore(begun) : begun
    return owes(stream) ? askChanges(grown) : grown
  }
  if (!isLoaded(stream) || stream.more.phase !== 'loading' || stream.more.question.ticket !== ticket) return stream
  const grown = merge(stream.entries, page.notifications, { belowLast: true, onlyUnread: false })
  const entries = merge(grown, stream.more.aside, { belowLast: false, onlyUnread: stream.onlyUnread })
  // The sync token stays: what changed above since it was given is still to be asked for.
  return catchUp(advance({ ...stream, entries, more: { phase: 'idle' } }, page.nextPageToken))
}

export type Miss = {
  ticket: number
  error: unknown
  /** The server does not know the token any more, so asking again with it is in vain. */
  refused: boolean
}

/** A page that could not be had: an error in place of the list, a button under it, or nothing when the list was there. */
export function missPage(stream: Stream, { ticket, error, refused }: Miss): Stream {
  if (firstPageQuestion(stream)?.ticket === ticket) {
    if (isLoaded(stream)) {
      const more: More = isGrowing(stream) ? { phase: 'failed' } : stream.more
      return stayBehind({ ...stream, more })
    }
    return { phase: 'failed', issued: stream.issued, confirmed: [], error }
  }
  if (!isLoaded(stream) || nextPageQuestion(stream)?.ticket !== ticket) return stream
  const failed: Loaded = { ...stream, more: { phase: 'failed' } }
  // Not asked for once more by itself: a server that refuses every token would be asked for ever.
  return refused ? refetch(failed) : failed
}

/** What changed is merged, but a full page means that more may be missing: then the stream is fetched anew. */
export function receiveChanges(stream: Stream, { ticket, page }: { ticket: number; page: StreamPage }): Stream {
  if (!isLoaded(stream) || changesQuestion(stream)?.ticket !== ticket) return stream
  if (page.notifications.length >= NOTIFICATION_PAGE_SIZE) return refetch(stream)
  const rules = { belowLast: stream.phase === 'end', onlyUnread: stream.onlyUnread }
  const entries = merge(stream.entries, page.notifications, rules)
  const { more } = stream
  const merged = catchUp({
    ...stream,
    entries,
    syncToken: page.nextSyncToken,
    sync: { phase: 'idle' },
    more: more.phase === 'loading' ? { ...more, aside: [...more.aside, ...page.notifications] } : more,
  })
  return owes(stream) ? askChanges(merged) : merged
}

/** A sync token that is no longer known is no reason to stay behind: the stream is fetched anew. */
export function missChanges(stream: Stream, { ticket, refused }: Miss): Stream {
  if (!isLoaded(stream) || changesQuestion(stream)?.ticket !== ticket) return stream
  return refused ? refetch(stream) : stayBehind(stream)
}

/** The server confirmed that these are read. Answers that are on their way were perhaps written before. */
export function confirmRead(stream: Stream, reads: Reads): Stream {
  const told = isAsking(stream) ? { ...stream, confirmed: [...stream.confirmed, reads] } : stream
  return isLoaded(told) ? { ...told, entries: setRead(told.entries, (entry) => covers(reads, entry)) } : told
}

/**
 * With only-unread on, what was read while the panel was open goes when it is opened the next time. Not what is only
 * marked: the server may refuse that.
 */
export function dropRead(stream: Stream): Stream {
  if (!isLoaded(stream) || !stream.onlyUnread) return stream
  const unread = [...stream.entries.byId.values()].filter(({ read }) => !read)
  return { ...stream, entries: merge(noEntries, unread, { belowLast: true, onlyUnread: false }) }
}

/** Older entries are wanted, and on their way or about to be. */
export function isGrowing({ more }: Loaded): boolean {
  return more.phase === 'loading' || more.phase === 'waiting'
}

function isAsking(stream: Stream): boolean {
  return firstPageQuestion(stream) !== null || nextPageQuestion(stream) !== null || changesQuestion(stream) !== null
}

/** Adds to an answer what was confirmed while it was on its way; nothing has to be remembered once all are here. */
function catchUp(stream: Loaded): Loaded {
  const { confirmed } = stream
  const entries = setRead(stream.entries, (entry) => confirmed.some((reads) => covers(reads, entry)))
  return { ...stream, entries, confirmed: isAsking(stream) ? confirmed : [] }
}

function owes(stream: Stream): boolean {
  if (stream.phase === 'first-loading') return stream.again
  return isLoaded(stream) && 'again' in stream.sync && stream.sync.again
}

/** What moved while nobody answered is the next occasion already. */
function stayBehind(stream: Loaded): Stream {
  const behind: Loaded = { ...stream, sync: { phase: 'behind' } }
  return owes(stream) ? askChanges(behind) : behind
}

/** A page on its way for the old list is forgotten with it; that somebody wanted one is not. */
function refetch(stream: Loaded): Stream {
  const ticket = stream.issued + 1
  const question = { ticket, onlyUnread: stream.onlyUnread, pageToken: null }
  const more: More = { phase: isGrowing(stream) ? 'waiting' : 'idle' }
  return { ...stream, issued: ticket, more, sync: { phase: 'refetching', question, again: false } }
}

function begin({ issued, confirmed }: Stream, onlyUnread: boolean, page: StreamPage): Loaded {
  const entries = merge(noEntries, page.notifications, { belowLast: true, onlyUnread: false })
  const idle = { more: { phase: 'idle' }, sync: { phase: 'idle' } } as const
  const stream: Loaded = {
    phase: 'end',
    issued,
    confirmed,
    entries,
    syncToken: page.nextSyncToken,
    onlyUnread,
    ...idle,
  }
  return advance(stream, page.nextPageToken)
}

function advance(stream: Loaded, nextPageToken: string | null | undefined): Loaded {
  const { issued, confirmed, entries, syncToken, onlyUnread, more, sync } = stream
  const contents = { issued, confirmed, entries, syncToken, onlyUnread, more, sync }
  return nextPageToken ? { phase: 'ready', nextPageToken, ...contents } : { phase: 'end', ...contents }
}

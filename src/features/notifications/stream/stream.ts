import { NOTIFICATION_PAGE_SIZE } from '@/shared/constants'
import { countLost } from '@/shared/json-schema'
import type { Reads } from '@/shared/tabs'
import type { Notification, StreamPage } from '../notification'
import { merge, noEntries, setRead, type Entries } from './entries'
import { covers } from './reads'

/** What is asked of the server. A new request is a new object, so that the model sends each one once. */
export type PageRequest = { onlyUnread: boolean; pageToken: string | null }
export type ChangesRequest = { syncToken: string }

/**
 * What a loaded stream does at its bottom. `newerChanges` were received while the page was on its way, which may be
 * too old to hold them; `waiting`: wanted while the list is loaded anew, and requested as soon as that is there.
 */
type More =
  | { phase: 'idle' }
  | { phase: 'loading'; request: PageRequest; newerChanges: readonly Notification[] }
  | { phase: 'waiting' }
  | { phase: 'failed' }

/**
 * What it does at its top. `reloading` follows changes that could not be merged; `outdated`: the last attempt failed,
 * so the next occasion is taken; `repeat`: something changed while the request was on its way.
 */
type Sync =
  | { phase: 'idle' }
  | { phase: 'outdated' }
  | { phase: 'syncing'; request: ChangesRequest; repeat: boolean }
  | { phase: 'reloading'; request: PageRequest; repeat: boolean }

type Contents = { entries: Entries; syncToken: string; onlyUnread: boolean; more: More; sync: Sync }

/** `confirmed`: what the server confirmed as read while a request was on its way, whose answer may not hold it yet. */
export type Stream = { confirmed: readonly Reads[] } & (
  | { phase: 'idle' }
  | { phase: 'first-loading'; request: PageRequest; repeat: boolean }
  | { phase: 'failed'; error: unknown }
  | ({ phase: 'ready'; nextPageToken: string } & Contents)
  | ({ phase: 'end' } & Contents)
)

export type LoadedStream = Extract<Stream, { phase: 'ready' | 'end' }>

export const noStream: Stream = { phase: 'idle', confirmed: [] }

export function isLoaded(stream: Stream): stream is LoadedStream {
  return stream.phase === 'ready' || stream.phase === 'end'
}

export function entriesOf(stream: Stream): Entries {
  return isLoaded(stream) ? stream.entries : noEntries
}

/** Older entries are wanted, and on their way or about to be. */
export function isLoadingMore({ more }: LoadedStream): boolean {
  return more.phase === 'loading' || more.phase === 'waiting'
}

// The requests that are on their way

export function firstPageRequest(stream: Stream): PageRequest | null {
  if (stream.phase === 'first-loading') return stream.request
  return isLoaded(stream) && stream.sync.phase === 'reloading' ? stream.sync.request : null
}

export function nextPageRequest(stream: Stream): PageRequest | null {
  return isLoaded(stream) && stream.more.phase === 'loading' ? stream.more.request : null
}

export function changesRequest(stream: Stream): ChangesRequest | null {
  return isLoaded(stream) && stream.sync.phase === 'syncing' ? stream.sync.request : null
}

// Reducers, in the order in which a stream lives

/** Begins with the first page, whatever was there. */
export function loadFirstPage({ confirmed }: Stream, onlyUnread: boolean): Stream {
  return { phase: 'first-loading', confirmed, request: { onlyUnread, pageToken: null }, repeat: false }
}

/** A page of a list that is about to be replaced would be useless: it is requested of the new list. */
export function loadMore(stream: Stream): Stream {
  if (stream.phase !== 'ready' || isLoadingMore(stream)) return stream
  if (stream.sync.phase === 'reloading') return { ...stream, more: { phase: 'waiting' } }
  const request = { onlyUnread: stream.onlyUnread, pageToken: stream.nextPageToken }
  return { ...stream, more: { phase: 'loading', request, newerChanges: [] } }
}

/** Something changed: requests it now, or once more when the request that is on its way has been answered. */
export function loadChanges(stream: Stream): Stream {
  if (stream.phase === 'first-loading') return { ...stream, repeat: true }
  if (!isLoaded(stream)) return stream
  if ('request' in stream.sync) return { ...stream, sync: { ...stream.sync, repeat: true } }
  return { ...stream, sync: { phase: 'syncing', request: { syncToken: stream.syncToken }, repeat: false } }
}

export function receiveFirstPage(stream: Stream, page: StreamPage): Stream {
  const request = firstPageRequest(stream)
  if (request === null) return stream
  const loaded = applyConfirmed(createLoaded(stream.confirmed, request.onlyUnread, page))
  const growing = isLoaded(stream) && isLoadingMore(stream) ? loadMore(loaded) : loaded
  return mustRepeat(stream) ? loadChanges(growing) : growing
}

export function receiveNextPage(stream: Stream, page: StreamPage): Stream {
  if (!isLoaded(stream) || stream.more.phase !== 'loading') return stream
  const grown = merge(stream.entries, page.notifications, { belowLast: true, onlyUnread: false })
  const entries = merge(grown, stream.more.newerChanges, { belowLast: false, onlyUnread: stream.onlyUnread })
  // The sync token stays: what changed above since it was issued is still to be requested.
  return applyConfirmed(withNextPage({ ...stream, entries, more: { phase: 'idle' } }, page.nextPageToken))
}

/** Merges what changed; a full page means that more may be missing: then the stream is loaded anew. */
export function receiveChanges(stream: Stream, page: StreamPage): Stream {
  if (!isLoaded(stream) || stream.sync.phase !== 'syncing') return stream
  // Entries that could not be read have taken up room too.
  const { length } = page.notifications
  if (length + countLost(page.notifications) >= NOTIFICATION_PAGE_SIZE) return reload(stream)
  const { more } = stream
  const rules = { belowLast: stream.phase === 'end', onlyUnread: stream.onlyUnread }
  const merged = applyConfirmed({
    ...stream,
    entries: merge(stream.entries, page.notifications, rules),
    syncToken: page.nextSyncToken,
    sync: { phase: 'idle' },
    more: more.phase === 'loading' ? { ...more, newerChanges: [...more.newerChanges, ...page.notifications] } : more,
  })
  return mustRepeat(stream) ? loadChanges(merged) : merged
}

/** `refused`: the server does not accept the token any more, so the same request would fail again. */
export type Failure = { error: unknown; refused: boolean }

/** An error in place of the list, or a list that is outdated where there was one. */
export function failFirstPage(stream: Stream, { error }: Failure): Stream {
  if (firstPageRequest(stream) === null) return stream
  if (!isLoaded(stream)) return { phase: 'failed', confirmed: [], error }
  return markOutdated({ ...stream, more: isLoadingMore(stream) ? { phase: 'failed' } : stream.more })
}

/** After a refusal the list is loaded anew, and not grown by itself: a server might refuse every token. */
export function failNextPage(stream: Stream, { refused }: Failure): Stream {
  if (!isLoaded(stream) || stream.more.phase !== 'loading') return stream
  const failed: LoadedStream = { ...stream, more: { phase: 'failed' } }
  return refused ? reload(failed) : failed
}

export function failChanges(stream: Stream, { refused }: Failure): Stream {
  if (!isLoaded(stream) || stream.sync.phase !== 'syncing') return stream
  return refused ? reload(stream) : markOutdated(stream)
}

/** The server confirmed that these are read. Answers that are on their way may have been written before. */
export function confirmRead(stream: Stream, reads: Reads): Stream {
  const confirmed = isRequesting(stream) ? [...stream.confirmed, reads] : stream.confirmed
  return isLoaded(stream)
    ? { ...stream, confirmed, entries: setRead(stream.entries, (entry) => covers(reads, entry)) }
    : { ...stream, confirmed }
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

function isRequesting(stream: Stream): boolean {
  return firstPageRequest(stream) !== null || nextPageRequest(stream) !== null || changesRequest(stream) !== null
}

function mustRepeat(stream: Stream): boolean {
  if (stream.phase === 'first-loading') return stream.repeat
  return isLoaded(stream) && 'repeat' in stream.sync && stream.sync.repeat
}

/** Adds to an answer what was confirmed while it was on its way; that is forgotten once all answers are here. */
function applyConfirmed(stream: LoadedStream): LoadedStream {
  const { confirmed } = stream
  const entries = setRead(stream.entries, (entry) => confirmed.some((reads) => covers(reads, entry)))
  return { ...stream, entries, confirmed: isRequesting(stream) ? confirmed : [] }
}

/** A change during the failed request is the next occasion already. */
function markOutdated(stream: LoadedStream): Stream {
  const outdated: LoadedStream = { ...stream, sync: { phase: 'outdated' } }
  return mustRepeat(stream) ? loadChanges(outdated) : outdated
}

/** A page on its way for the old list is dropped with it; that it was wanted is kept. */
function reload(stream: LoadedStream): Stream {
  const request = { onlyUnread: stream.onlyUnread, pageToken: null }
  const more: More = { phase: isLoadingMore(stream) ? 'waiting' : 'idle' }
  return { ...stream, more, sync: { phase: 'reloading', request, repeat: false } }
}

function createLoaded(confirmed: readonly Reads[], onlyUnread: boolean, page: StreamPage): LoadedStream {
  const entries = merge(noEntries, page.notifications, { belowLast: true, onlyUnread: false })
  const idle = { more: { phase: 'idle' }, sync: { phase: 'idle' } } as const
  const stream: LoadedStream = { phase: 'end', confirmed, entries, syncToken: page.nextSyncToken, onlyUnread, ...idle }
  return withNextPage(stream, page.nextPageToken)
}

function withNextPage(stream: LoadedStream, nextPageToken: string | null | undefined): LoadedStream {
  const { confirmed, entries, syncToken, onlyUnread, more, sync } = stream
  const contents = { confirmed, entries, syncToken, onlyUnread, more, sync }
  return nextPageToken ? { phase: 'ready', nextPageToken, ...contents } : { phase: 'end', ...contents }
}

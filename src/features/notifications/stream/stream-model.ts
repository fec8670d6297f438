import { attach, combine, createEffect, createEvent, createStore, sample, type Effect, type Store } from 'effector'
import { isApiError } from '@/api'
import { $userId, isSignedIn } from '@/features/session'
import { createEpoch } from '@/shared/epoch'
import { storage } from '@/shared/storage'
import { fetchChangesFx, fetchPageFx } from '../api/effects'
import { $panelOpen, panelOpened } from '../bell'
import { networkRestored, personChanged } from '../lifecycle'
import {
  changesRequest,
  dropRead,
  failChanges,
  failFirstPage,
  failNextPage,
  firstPageRequest,
  isLoaded,
  loadChanges,
  loadFirstPage,
  loadMore,
  nextPageRequest,
  noStream,
  receiveChanges,
  receiveFirstPage,
  receiveNextPage,
  type Failure,
  type Stream,
} from './stream'

// What happens
export const retryClicked = createEvent()
export const loadMoreClicked = createEvent()
/** The switch of the panel was set. */
export const onlyUnreadToggled = createEvent<boolean>()
/** Something may have changed on the server since the list was loaded. */
export const changesWanted = createEvent()
/**
 * What this tab shows may have changed on the server. Other than `changesWanted` it does not come at start-up, when
 * everything has just been asked for.
 */
export const serverChanged = createEvent()
/** From `true` on the list is kept up to date behind a closed panel too, as pushes need it. */
export const backgroundSyncChanged = createEvent<boolean>()
const loadWanted = createEvent<{ onlyUnread: boolean }>()

// The filter, kept per person in this browser
const readOnlyUnreadFx = createEffect((userId: string) => storage.onlyUnread.read(userId) ?? false)
const writeOnlyUnreadFx = createEffect(({ userId, onlyUnread }: { userId: string; onlyUnread: boolean }) =>
  storage.onlyUnread.write(userId, onlyUnread),
)

/** Whether the list leaves out what was read. */
export const $onlyUnread = createStore(false)
  .on(personChanged, () => false)
  .on(readOnlyUnreadFx.doneData, (_, onlyUnread) => onlyUnread)
  .on(onlyUnreadToggled, (_, onlyUnread) => onlyUnread)
/** The list waits for the filter: it would otherwise be requested with the wrong one. */
const $filterRestored = createStore(false)
  .on(personChanged, () => false)
  .on(readOnlyUnreadFx.finally, () => true)

sample({ clock: personChanged, filter: isSignedIn, target: readOnlyUnreadFx })
sample({
  clock: onlyUnreadToggled,
  source: $userId,
  filter: isSignedIn,
  fn: (userId, onlyUnread) => ({ userId, onlyUnread }),
  target: writeOnlyUnreadFx,
})

// The list
export const $stream = createStore<Stream>(noStream, { serialize: 'ignore' })
const $backgroundSync = createStore(false).on(backgroundSyncChanged, (_, on) => on)

const firstPage = latestAnswer($stream.map(firstPageRequest), fetchPageFx)
const nextPage = latestAnswer($stream.map(nextPageRequest), fetchPageFx)
const changes = latestAnswer($stream.map(changesRequest), fetchChangesFx)

$stream
  .on(personChanged, () => noStream)
  .on(panelOpened, dropRead)
  .on(loadWanted, (stream, { onlyUnread }) => loadFirstPage(stream, onlyUnread))
  .on(loadMoreClicked, loadMore)
  .on(changesWanted, loadChanges)
  .on(firstPage.done, (stream, { result }) => receiveFirstPage(stream, result))
  .on(firstPage.fail, (stream, { error }) => failFirstPage(stream, failureOf(error)))
  .on(nextPage.done, (stream, { result }) => receiveNextPage(stream, result))
  .on(nextPage.fail, (stream, { error }) => failNextPage(stream, failureOf(error)))
  .on(changes.done, (stream, { result }) => receiveChanges(stream, result))
  .on(changes.fail, (stream, { error }) => failChanges(stream, failureOf(error)))

// The first opening loads the list; later ones find it there and bring it up to date.
const $needed = combine(
  { open: $panelOpen, backgroundSync: $backgroundSync, restored: $filterRestored, stream: $stream },
  ({ open, backgroundSync, restored, stream }) => (open || backgroundSync) && restored && stream.phase === 'idle',
)
const isFailed = (stream: Stream) => stream.phase === 'failed'
sample({
  clock: [
    sample({ clock: $needed, filter: (needed) => needed }),
    sample({ clock: onlyUnreadToggled, source: $stream, filter: (stream) => stream.phase !== 'idle' }),
    sample({ clock: [panelOpened, networkRestored], source: $stream, filter: isFailed }),
    sample({
      clock: changesWanted,
      source: { stream: $stream, backgroundSync: $backgroundSync },
      filter: ({ stream, backgroundSync }) => backgroundSync && isFailed(stream),
    }),
    retryClicked,
  ],
  source: { onlyUnread: $onlyUnread },
  target: loadWanted,
})
sample({ clock: panelOpened, source: $stream, filter: isLoaded, fn: () => undefined, target: changesWanted })

/** Sends each request that the store holds; only the answer to the request that it still holds comes back. */
function latestAnswer<Request extends object, Answer>(
  $request: Store<Request | null>,
  fetchFx: Effect<Request, Answer>,
) {
  const { $epoch, current } = createEpoch($request)
  const requestFx = attach({
    effect: fetchFx,
    mapParams: ({ request }: { request: Request; epoch: number }) => request,
  })
  const started = sample({
    clock: $request.updates,
    source: $epoch,
    fn: (epoch, request) => request && { epoch, request },
  })
  sample({ clock: started.filterMap((one) => one ?? undefined), target: requestFx })
  return { done: current(requestFx.done), fail: current(requestFx.fail) }
}

function failureOf(error: unknown): Failure {
  return { error, refused: isApiError(error) && ['validation', 'conflict', 'not-found'].includes(error.kind) }
}

import { combine, createEvent, createStore, sample } from 'effector'
import type { ApiError } from '@/api'
import { $user, signedOut } from '@/features/session'
import { errorMet } from '@/shared/common-errors'
import { phrase } from '@/shared/i18n'
import { confirmed, confirmRequested, type Confirm } from '@/shared/overlays'
import { abortFx, fetchLastUnreadFx, markReadFx } from '../api/effects'
import { messages } from '../messages'
import {
  expand,
  hear,
  isFinished,
  isRunning,
  leave,
  NOTHING_SHOWN,
  setBusy,
  shownIn,
  type Banner,
  type News,
  type Operation,
  type Running,
} from './banner'
import { countsOf } from './counts'

export const SUBJECT = 'bulkOperation.abort'

// What happens
/** There is a place for the banner from now on: whoever is signed in is asked about. */
export const bulkWatchWanted = createEvent()
/** The person started an operation in this tab. */
export const operationStarted = createEvent<Operation>()
/** The server said something: to this tab, or to another one that told of it. */
export const newsHeard = createEvent<News>()
export const expandedChanged = createEvent<boolean>()
export const cancelClicked = createEvent()
export const closeClicked = createEvent()
/** The report of an operation is on the screen: its end is no news any more. */
export const reportOpened = createEvent<string>()
/** The server has to be asked now. */
export const newsWanted = createEvent()

// What is
const $wanted = createStore(false).on(bulkWatchWanted, () => true)
const $personId = $user.map((user) => user?.id ?? null)
const $state = createStore(NOTHING_SHOWN)
/** What the banner shows. */
export const $banner = $state.map(({ banner }) => banner)
/** The operation whose report was opened, until the server is told of one that is known. */
const $reported = createStore<string | null>(null)
  .on(reportOpened, (_, id) => id)
  .reset([markReadFx, signedOut])
/** Why the last question remained without an answer: of several in a row, the first reason. */
export const $trouble = createStore<ApiError | null>(null)
  .on(fetchLastUnreadFx.failData, (first, error) => first ?? error)
  .reset([fetchLastUnreadFx.done, signedOut])

/** The newest is acknowledged: an older one may be unread, which nobody asked about as long as this one stood before it. */
const $olderWanted = createStore(false)
  .on(sample({ clock: markReadFx.done, source: $user, filter: (user) => user !== null, fn: () => true }), () => true)
  .reset([fetchLastUnreadFx, signedOut])

// What follows
$state
  .on(newsHeard, hear)
  .on(expandedChanged, expand)
  .on(abortFx, (state, id) => setBusy(state, id, true))
  .on(markReadFx, (state, id) => setBusy(state, id, true))
  // A cancelling that came too late says nothing about the acknowledging that followed it.
  .on(abortFx.fail, (state, { params }) => (isRunning(state.banner) ? setBusy(state, params, false) : state))
  .on(markReadFx.fail, (state, { params }) => setBusy(state, params, false))
  .on(markReadFx.done, (state, { params }) => leave(state, params))
  .reset(signedOut)

// Once at the start, however often the place is drawn and whatever else becomes known of the person, and for whoever signs in later.
sample({
  clock: [$wanted, $personId],
  source: { personId: $personId, wanted: $wanted },
  filter: ({ personId, wanted }) => personId !== null && wanted,
  fn: () => undefined,
  target: newsWanted,
})
sample({
  clock: newsWanted,
  source: { banner: $banner, pending: fetchLastUnreadFx.pending },
  filter: ({ pending }) => !pending,
  fn: ({ banner }) => ({ shown: shownIn(banner) }),
  target: fetchLastUnreadFx,
})
// An answer that is on its way may be from before the acknowledging.
sample({
  clock: combine($olderWanted, fetchLastUnreadFx.pending, (wanted, pending) => wanted && !pending),
  filter: (wanted) => wanted,
  fn: () => undefined,
  target: newsWanted,
})
/** What the person left meanwhile is nobody's. */
export const answered = sample({
  clock: [
    fetchLastUnreadFx.done.map(({ params, result }): News => ({ operation: result, shown: params.shown })),
    abortFx.done.map(({ params, result }): News => ({ operation: result, shown: params })),
    operationStarted.map((operation): News => ({ operation, shown: null })),
  ],
  source: $user,
  filter: (user) => user !== null,
  fn: (_, news) => news,
})
sample({ clock: answered, target: newsHeard })

// Cancelling is asked about first; what is no longer running when the answer comes is left alone.
sample({ clock: cancelClicked, source: $banner, filter: canBeCancelled, fn: question, target: confirmRequested })
sample({
  clock: confirmed,
  source: $banner,
  filter: (banner: Banner, { subject, payload }: Confirm) =>
    subject === SUBJECT && canBeCancelled(banner) && payload === shownIn(banner),
  fn: (banner) => shownIn(banner) ?? '',
  target: abortFx,
})

// Of an operation whose report is opened by its address the server may tell after the report has told its end.
const known = sample({
  clock: [reportOpened, newsHeard],
  source: { banner: $banner, reported: $reported },
  filter: ({ banner, reported }) => reported !== null && reported === shownIn(banner),
})
const acknowledged = sample({
  clock: [closeClicked, known],
  source: $banner,
  filter: (banner) => isFinished(banner) && !banner.busy,
  fn: (banner) => shownIn(banner) ?? '',
})
sample({ clock: acknowledged, target: markReadFx })

// It had finished before, or is gone: the server says how it stands.
sample({
  clock: [abortFx.failData, markReadFx.failData],
  filter: ({ kind }) => kind === 'conflict' || kind === 'not-found',
  fn: () => undefined,
  target: newsWanted,
})
sample({
  clock: [abortFx.fail, markReadFx.fail],
  filter: ({ error }) => error.kind !== 'conflict' && error.kind !== 'not-found',
  fn: ({ error }) => ({ error, context: 'the bulk operation' }),
  target: errorMet,
})
// Polling goes on meanwhile.
sample({
  clock: $trouble.updates.filter({ fn: (error) => error !== null }),
  fn: (error) => ({ error, context: 'the bulk operation' }),
  target: errorMet,
})

function canBeCancelled(banner: Banner): banner is Running {
  return isRunning(banner) && !banner.busy
}

function question({ operation }: Running): Confirm {
  return {
    subject: SUBJECT,
    title: messages.cancelQuestion,
    description: phrase(messages.cancelConsequence, {
      count: countsOf(operation).waiting,
      status: operation.targetState.name,
    }),
    confirmLabel: messages.cancel,
    cancelLabel: messages.goOn,
    tone: 'destructive',
    payload: operation.operationId,
  }
}

import { combine, createEvent, createStore, sample } from 'effector'
import type { ApiError } from '@/api'
import { $userId, isSignedIn, personChanged, sessionEpoch } from '@/features/session'
import { errorMet } from '@/shared/common-errors'
import { phrase } from '@/shared/i18n'
import { confirmed, confirmRequested, type Confirm } from '@/shared/overlays'
import { abortFx, fetchLastUnreadFx, markReadFx, type Act, type Question } from '../api/effects'
import { messages } from '../messages'
import {
  beginWrite,
  endWrite,
  expand,
  hear,
  isFinished,
  isRunning,
  leave,
  NOTHING_SHOWN,
  shownIn,
  type Banner,
  type News,
  type Operation,
  type Running,
  type Write,
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

const told = sessionEpoch.current(fetchLastUnreadFx.done)
const aborted = sessionEpoch.current(abortFx.done)
const abortFailed = sessionEpoch.current(abortFx.fail)
/** The server knows that the person knows. */
export const markedRead = sessionEpoch.current(markReadFx.done)
const markReadFailed = sessionEpoch.current(markReadFx.fail)

// What is
const $wanted = createStore(false).on(bulkWatchWanted, () => true)
const $state = createStore(NOTHING_SHOWN)
/** What the banner shows. */
export const $banner = $state.map(({ banner }) => banner)
/** The operation whose report was opened, until the server is told of one that is known. */
const $reported = createStore<string | null>(null)
  .on(reportOpened, (_, id) => id)
  .reset([markReadFx, personChanged])
/** What the person has asked and not heard of yet. A question of the last person is not waited for. */
const $asked = createStore<Question | null>(null)
  .on(fetchLastUnreadFx, (_, question) => question)
  .on(fetchLastUnreadFx.finally, (asked, { params }) => (asked === params ? null : asked))
  .reset(personChanged)
/** Why the last question remained without an answer: of several in a row, the first reason. */
export const $trouble = createStore<ApiError | null>(null)
  .on(sessionEpoch.current(fetchLastUnreadFx.fail), (first, { error }) => first ?? error)
  .reset([told, personChanged])

/** The newest is acknowledged: an older one may be unread, which nobody asked about as long as this one stood before it. */
const $olderWanted = createStore(false)
  .on(markedRead, () => true)
  .reset([fetchLastUnreadFx, personChanged])

// What follows
$state
  .on(newsHeard, hear)
  .on(expandedChanged, expand)
  .on(abortFx, (state, act) => beginWrite(state, cancelling(act)))
  .on(markReadFx, (state, act) => beginWrite(state, acknowledging(act)))
  .on([aborted, abortFailed], (state, { params }) => endWrite(state, cancelling(params)))
  .on(markReadFailed, (state, { params }) => endWrite(state, acknowledging(params)))
  .on(markedRead, (state, { params }) => leave(endWrite(state, acknowledging(params)), params.operationId))
  .reset(personChanged)

// Once at the start, however often the place is drawn and whatever else becomes known of the person, and for whoever signs in later.
sample({
  clock: [$wanted, $userId],
  source: { userId: $userId, wanted: $wanted },
  filter: ({ userId, wanted }) => isSignedIn(userId) && wanted,
  fn: () => undefined,
  target: newsWanted,
})
sample({
  clock: newsWanted,
  source: { userId: $userId, epoch: sessionEpoch.$epoch, banner: $banner, asked: $asked },
  filter: ({ userId, asked }) => isSignedIn(userId) && asked === null,
  fn: ({ userId, epoch, banner }) => ({ userId: userId ?? '', epoch, shown: shownIn(banner) }),
  target: fetchLastUnreadFx,
})
// An answer that is on its way may be from before the acknowledging.
sample({
  clock: combine($olderWanted, $asked, (wanted, asked) => wanted && asked === null),
  filter: (wanted) => wanted,
  fn: () => undefined,
  target: newsWanted,
})
/** What the person left meanwhile is nobody's. */
export const answered = sample({
  clock: [
    told.map(({ params, result }): News => ({ operation: result, shown: params.shown })),
    aborted.map(({ params, result }): News => ({ operation: result, shown: params.operationId })),
    operationStarted.map((operation): News => ({ operation, shown: null })),
  ],
  source: $userId,
  filter: isSignedIn,
  fn: (_, news) => news,
})
sample({ clock: answered, target: newsHeard })

// Cancelling is asked about first; what is no longer running when the answer comes is left alone.
sample({ clock: cancelClicked, source: $banner, filter: canBeCancelled, fn: question, target: confirmRequested })
sample({
  clock: confirmed,
  source: { banner: $banner, userId: $userId, epoch: sessionEpoch.$epoch },
  filter: ({ banner }, { subject, payload }: Confirm) =>
    subject === SUBJECT && canBeCancelled(banner) && payload === shownIn(banner),
  fn: actOn,
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
  source: { banner: $banner, userId: $userId, epoch: sessionEpoch.$epoch },
  filter: ({ banner }) => isFinished(banner) && !banner.busy,
  fn: actOn,
})
sample({ clock: acknowledged, target: markReadFx })

// It had finished before, or is gone: the server says how it stands.
sample({
  clock: [abortFailed, markReadFailed],
  filter: ({ error }) => error.kind === 'conflict' || error.kind === 'not-found',
  fn: () => undefined,
  target: newsWanted,
})
sample({
  clock: [abortFailed, markReadFailed],
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

/** Nothing is in the banner of nobody. */
function actOn({ banner, userId, epoch }: { banner: Banner; userId: string | null; epoch: number }): Act {
  return { operationId: shownIn(banner) ?? '', userId: userId ?? '', epoch }
}

function cancelling({ operationId }: Act): Write {
  return { kind: 'cancelling', operationId }
}

function acknowledging({ operationId }: Act): Write {
  return { kind: 'acknowledging', operationId }
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

import { combine, createEvent, createStore, sample } from 'effector'
import type { ApiError } from '@/api'
import { $userId, isSignedIn, personChanged, sessionEpoch } from '@/features/session'
import { errorMet } from '@/shared/common-errors'
import { phrase } from '@/shared/i18n'
import { confirmed, confirmRequested, type Confirm } from '@/shared/overlays'
import { abortFx, fetchLastUnreadFx, markReadFx, type OperationCall, type LastUnreadQuery } from '../api/effects'
import { messages } from '../messages'
import {
  addWrite,
  removeWrite,
  expand,
  receiveNews,
  isFinished,
  isRunning,
  dismiss,
  EMPTY_BANNER,
  shownIn,
  type Banner,
  type News,
  type Running,
  type Write,
} from './banner'
import { type Operation, countsOf } from './operation'

export const SUBJECT = 'bulkOperation.abort'

// What happens
/** The banner can be shown from now on: the operation of the signed-in person is fetched. */
export const bannerMounted = createEvent()
/** The person started an operation in this tab. */
export const operationStarted = createEvent<Operation>()
/** The server answered, this tab or another one. */
export const newsReceived = createEvent<News>()
export const expandedChanged = createEvent<boolean>()
export const cancelClicked = createEvent()
export const closeClicked = createEvent()
/** The report of an operation is on the screen: the person knows how it ended. */
export const reportOpened = createEvent<string>()
/** The server is to be asked now. */
export const pollRequested = createEvent()

const lastUnreadReceived = sessionEpoch.current(fetchLastUnreadFx.done)
const operationAborted = sessionEpoch.current(abortFx.done)
const abortFailed = sessionEpoch.current(abortFx.fail)
/** The server has noted that the person knows how the operation ended. */
export const operationMarkedRead = sessionEpoch.current(markReadFx.done)
const markReadFailed = sessionEpoch.current(markReadFx.fail)

// What is
const $mounted = createStore(false).on(bannerMounted, () => true)
const $state = createStore(EMPTY_BANNER)
/** What the banner shows. */
export const $banner = $state.map(({ banner }) => banner)
/** The operation whose report was opened, until it is marked as read. */
const $reported = createStore<string | null>(null)
  .on(reportOpened, (_, id) => id)
  .reset([markReadFx, personChanged])
/** The query in flight. One of the last person does not count. */
const $queryInFlight = createStore<LastUnreadQuery | null>(null)
  .on(fetchLastUnreadFx, (_, query) => query)
  .on(fetchLastUnreadFx.finally, (current, { params }) => (current === params ? null : current))
  .reset(personChanged)
/** Why the last query failed; of several failures in a row, the first. */
export const $pollError = createStore<ApiError | null>(null)
  .on(sessionEpoch.current(fetchLastUnreadFx.fail), (first, { error }) => first ?? error)
  .reset([lastUnreadReceived, personChanged])

/** The newest operation is marked as read: an older one may be unread, which the server names only now. */
const $olderWanted = createStore(false)
  .on(operationMarkedRead, () => true)
  .reset([fetchLastUnreadFx, personChanged])

// What follows
$state
  .on(newsReceived, receiveNews)
  .on(expandedChanged, expand)
  .on(abortFx, (state, act) => addWrite(state, cancelling(act)))
  .on(markReadFx, (state, act) => addWrite(state, acknowledging(act)))
  .on([operationAborted, abortFailed], (state, { params }) => removeWrite(state, cancelling(params)))
  .on(markReadFailed, (state, { params }) => removeWrite(state, acknowledging(params)))
  .on(operationMarkedRead, (state, { params }) =>
    dismiss(removeWrite(state, acknowledging(params)), params.operationId),
  )
  .reset(personChanged)

// Once for each person, however often the banner is mounted.
sample({
  clock: [$mounted, $userId],
  source: { userId: $userId, mounted: $mounted },
  filter: ({ userId, mounted }) => isSignedIn(userId) && mounted,
  fn: () => undefined,
  target: pollRequested,
})
sample({
  clock: pollRequested,
  source: { userId: $userId, epoch: sessionEpoch.$epoch, banner: $banner, inFlight: $queryInFlight },
  filter: ({ userId, inFlight }) => isSignedIn(userId) && inFlight === null,
  fn: ({ userId, epoch, banner }) => ({ userId: userId ?? '', epoch, shown: shownIn(banner) }),
  target: fetchLastUnreadFx,
})
// An answer in flight may be from before the marking.
sample({
  clock: combine($olderWanted, $queryInFlight, (wanted, inFlight) => wanted && inFlight === null),
  filter: (wanted) => wanted,
  fn: () => undefined,
  target: pollRequested,
})
/** What this tab learned from the server. Dropped when nobody is signed in any more. */
export const ownNewsReceived = sample({
  clock: [
    lastUnreadReceived.map(({ params, result }): News => ({ operation: result, shown: params.shown })),
    operationAborted.map(({ params, result }): News => ({ operation: result, shown: params.operationId })),
    operationStarted.map((operation): News => ({ operation, shown: null })),
  ],
  source: $userId,
  filter: isSignedIn,
  fn: (_, news) => news,
})
sample({ clock: ownNewsReceived, target: newsReceived })

// Cancelling is confirmed first; an operation that has finished meanwhile is left alone.
sample({ clock: cancelClicked, source: $banner, filter: canBeCancelled, fn: confirmOf, target: confirmRequested })
sample({
  clock: confirmed,
  source: { banner: $banner, userId: $userId, epoch: sessionEpoch.$epoch },
  filter: ({ banner }, { subject, payload }: Confirm) =>
    subject === SUBJECT && canBeCancelled(banner) && payload === shownIn(banner),
  fn: callFor,
  target: abortFx,
})

// A report that is opened by its address may be on the screen before the banner knows of the operation.
const reportedShown = sample({
  clock: [reportOpened, newsReceived],
  source: { banner: $banner, reported: $reported },
  filter: ({ banner, reported }) => reported !== null && reported === shownIn(banner),
})
const readRequested = sample({
  clock: [closeClicked, reportedShown],
  source: { banner: $banner, userId: $userId, epoch: sessionEpoch.$epoch },
  filter: ({ banner }) => isFinished(banner) && !banner.busy,
  fn: callFor,
})
sample({ clock: readRequested, target: markReadFx })

// It has finished before, or is gone: the server is asked for its state.
sample({
  clock: [abortFailed, markReadFailed],
  filter: ({ error }) => error.kind === 'conflict' || error.kind === 'not-found',
  fn: () => undefined,
  target: pollRequested,
})
sample({
  clock: [abortFailed, markReadFailed],
  filter: ({ error }) => error.kind !== 'conflict' && error.kind !== 'not-found',
  fn: ({ error }) => ({ error, context: 'the bulk operation' }),
  target: errorMet,
})
// Polling goes on.
sample({
  clock: $pollError.updates.filter({ fn: (error) => error !== null }),
  fn: (error) => ({ error, context: 'the bulk operation' }),
  target: errorMet,
})

function canBeCancelled(banner: Banner): banner is Running {
  return isRunning(banner) && !banner.busy
}

function callFor({ banner, userId, epoch }: { banner: Banner; userId: string | null; epoch: number }): OperationCall {
  return { operationId: shownIn(banner) ?? '', userId: userId ?? '', epoch }
}

function cancelling({ operationId }: OperationCall): Write {
  return { kind: 'cancelling', operationId }
}

function acknowledging({ operationId }: OperationCall): Write {
  return { kind: 'acknowledging', operationId }
}

function confirmOf({ operation }: Running): Confirm {
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

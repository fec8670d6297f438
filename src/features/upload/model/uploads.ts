import { createEvent, createStore, sample } from 'effector'
import { invalidateFx, isApiError } from '@/api'
import { attachmentQueries } from '@/features/attachments'
import { postQueries } from '@/features/posts'
import { signedOut } from '@/features/session'
import { errorMet } from '@/shared/common-errors'
import { UPLOAD_BUFFER_MS } from '@/shared/constants'
import { createDelay } from '@/shared/delay'
import {
  announceFx,
  askProgressFx,
  compareFx,
  endSessionFx,
  listFx,
  saveFx,
  sendRangeFx,
  stopBytesFx,
  touchFx,
} from '../api/effects'
import * as responses from './responses'
import * as actions from './person-actions'
import { NO_UPLOADS } from './run'
import { start, nextTask, type Task } from './task'
import { callErrorOf } from './call-error'

/** Before the first, second … retry, in milliseconds. */
const RETRY_DELAYS_MS = [1000, 4000, 10_000]

const collecting = createDelay<string>()
const waiting = createDelay<string>()

// What happens
/**
 * Files were chosen, pasted or let go above a post. `checkFiles` of the design system's FileDrop has checked them, by
 * the rules (type, size, number) that `UploadDropZone` and `DropAnywhere` give it.
 */
export const filesAdded = createEvent<actions.Added>()
/** Some of them are not accepted. */
export const filesRefused = createEvent<actions.Refused>()
export const pauseClicked = createEvent<string>()
export const resumeClicked = createEvent<string>()
export const retryClicked = createEvent<string>()
export const removeClicked = createEvent<string>()
/** The files are the next versions of those that the post has; the note says what is new in them. */
export const versionChosen = createEvent<{ keys: readonly string[]; note: string }>()
/** The files are others of the same names. */
export const bothChosen = createEvent<{ keys: readonly string[] }>()
export const closeClicked = createEvent()
export const expandedChanged = createEvent<boolean>()
/** A save was refused or got no answer. The files are kept. */
export const attachmentSaveFailed = createEvent<{ postId: string; sessionId: string; error: Error }>()
const taskStarted = createEvent<Task>()

// What is
/** All uploads and their runs. */
export const $state = createStore(NO_UPLOADS, { serialize: 'ignore' })
export const $uploads = $state.map(({ uploads }) => uploads)
export const $expanded = createStore(true)
  .on(expandedChanged, (_, expanded) => expanded)
  .on([filesAdded, filesRefused], () => true)

// What follows
$state
  .on(filesAdded, actions.add)
  .on(filesRefused, actions.refuse)
  .on(pauseClicked, actions.pause)
  .on(resumeClicked, actions.resume)
  .on(retryClicked, actions.retry)
  .on(removeClicked, actions.remove)
  .on(versionChosen, (state, { keys, note }) =>
    keys.reduce((next, key) => actions.chooseVersion(next, key, note), state),
  )
  .on(bothChosen, (state, { keys }) => keys.reduce(actions.chooseBoth, state))
  .on(closeClicked, actions.clear)
  .on(taskStarted, start)
  .on(signedOut, actions.reset)

// After each change the next task is started, which is a change again, until no task is due.
sample({
  clock: $state,
  filter: (state) => nextTask(state) !== null,
  fn: (state) => nextTask(state) as Task,
  target: taskStarted,
})
// Several tasks may start in one tick; batching would keep only the last.
sample({ clock: taskStarted, filter: isTask('list'), target: listFx, batch: false })
sample({ clock: taskStarted, filter: isTask('announce'), target: announceFx, batch: false })
sample({ clock: taskStarted, filter: isTask('progress'), target: askProgressFx, batch: false })
sample({ clock: taskStarted, filter: isTask('range'), target: sendRangeFx, batch: false })
sample({ clock: taskStarted, filter: isTask('compare'), target: compareFx, batch: false })
sample({ clock: taskStarted, filter: isTask('save'), target: saveFx, batch: false })
const collectingStarted = sample({ clock: taskStarted, filter: isTask('collect'), batch: false })
sample({
  clock: collectingStarted,
  fn: ({ runId }) => ({ ms: UPLOAD_BUFFER_MS, of: runId }),
  target: collecting.startFx,
  batch: false,
})
// Pausing and removing also abort the chunk in flight.
sample({ clock: [pauseClicked, removeClicked], target: stopBytesFx })
sample({ clock: signedOut, fn: () => 'all', target: stopBytesFx })
const waitStarted = sample({ clock: taskStarted, filter: isTask('wait'), batch: false })
sample({
  clock: waitStarted,
  fn: ({ key, attempts }) => ({ ms: RETRY_DELAYS_MS[attempts - 1] ?? 0, of: key }),
  target: waiting.startFx,
  batch: false,
})

// What the server answers, and timers.
$state
  .on(collecting.passed, responses.collected)
  .on(waiting.passed, responses.waited)
  .on(listFx.done, (state, { params, result }) => responses.listed(state, params.runId, result))
  .on(listFx.fail, (state, { params, error }) => responses.listFailed(state, params.runId, callErrorOf(error)))
  .on(announceFx.done, (state, { params, result }) => responses.announced(state, params.runId, result))
  .on(announceFx.fail, (state, { params: { runId, files }, error }) =>
    responses.announceFailed(
      state,
      runId,
      files.map(({ clientKey }) => clientKey),
      callErrorOf(error),
    ),
  )
  .on([askProgressFx.done, sendRangeFx.done], (state, { params, result: { file, tookMs } }) =>
    responses.received(state, params.key, file, tookMs),
  )
  .on([askProgressFx.fail, sendRangeFx.fail], (state, { params, error }) =>
    responses.sendingFailed(state, params.key, params.fileId, callErrorOf(error)),
  )
  .on(compareFx.done, (state, { params, result }) => responses.compared(state, params.key, params.attachmentId, result))
  // Where it is not known, nothing is said: the question stands as it does for other bytes.
  .on(compareFx.fail, (state, { params }) => responses.compared(state, params.key, params.attachmentId, null))
  .on(saveFx.done, (state, { params, result }) => responses.saved(state, params.runId, params.keys, result))
  .on(saveFx.fail, (state, { params, error }) =>
    responses.saveFailed(state, params.runId, params.keys, callErrorOf(error)),
  )

// The list and the count of the post are refreshed.
sample({
  clock: saveFx.finally,
  fn: ({ params }) => attachmentQueries.list(params.postId).queryKey,
  target: invalidateFx,
})
sample({ clock: saveFx.finally, fn: ({ params }) => postQueries.detail(params.postId).queryKey, target: invalidateFx })

// The end of a run: the post is touched once if it took several saves, and the upload session is completed.
const runEnded = sample({ clock: taskStarted, filter: isTask('finish'), batch: false })
sample({
  clock: runEnded,
  filter: ({ touch }) => touch,
  fn: ({ postId }) => ({ postId }),
  target: touchFx,
  batch: false,
})
sample({ clock: runEnded.filterMap(({ sessionId }) => sessionId ?? undefined), target: endSessionFx, batch: false })

sample({
  clock: saveFx.fail,
  fn: ({ params: { postId, sessionId }, error }) => ({ postId, sessionId, error }),
  target: attachmentSaveFailed,
})
// Reported without a tip, since the panel shows it. Failures that are retried are not errors.
sample({
  clock: attachmentSaveFailed,
  filter: ({ error }) => ['refused', 'later', 'smaller'].includes(callErrorOf(error).kind),
  fn: ({ postId, sessionId, error }) => ({
    error,
    context: `saving attachments of ${postId} from ${sessionId}`,
    tip: null,
  }),
  target: errorMet,
})
// Without a tip: the files are saved already.
sample({
  clock: [touchFx.failData, endSessionFx.failData],
  filter: (error) => !(isApiError(error) && error.kind === 'not-found'),
  fn: (error) => ({ error, context: 'the end of an upload', tip: null }),
  target: errorMet,
})

function isTask<Kind extends Task['do']>(kind: Kind) {
  return (task: Task): task is Extract<Task, { do: Kind }> => task.do === kind
}

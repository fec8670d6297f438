import { createEvent, sample } from 'effector'
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
  endSessionFx,
  listFx,
  saveFx,
  sendRangeFx,
  stopBytesFx,
  touchFx,
} from '../api/effects'
import { callErrorOf } from './call-error'
import './identical'
import * as responses from './responses'
import { start, nextTask, type Task } from './task'
import { $state, attachmentSaveFailed, pauseClicked, removeClicked, sendingReady } from './uploads'

/** Before the first, second … retry, in milliseconds. */
const RETRY_DELAYS_MS = [1000, 4000, 10_000]

const collecting = createDelay<string>()
const waiting = createDelay<string>()
const taskStarted = createEvent<Task>()
$state.on(taskStarted, start)

// After each change the next task is started, which is a change again, until no task is due.
sample({
  clock: [$state, sendingReady],
  source: $state,
  filter: (state) => nextTask(state) !== null,
  fn: (state) => nextTask(state) as Task,
  target: taskStarted,
})
// Several tasks may start in one tick; batching would keep only the last.
sample({ clock: taskStarted, filter: isTask('list'), target: listFx, batch: false })
sample({ clock: taskStarted, filter: isTask('announce'), target: announceFx, batch: false })
sample({ clock: taskStarted, filter: isTask('progress'), target: askProgressFx, batch: false })
sample({ clock: taskStarted, filter: isTask('range'), target: sendRangeFx, batch: false })
sample({ clock: taskStarted, filter: isTask('save'), target: saveFx, batch: false })
const collectingStarted = sample({ clock: taskStarted, filter: isTask('collect'), batch: false })
sample({
  clock: collectingStarted,
  fn: ({ runId }) => ({ ms: UPLOAD_BUFFER_MS, of: runId }),
  target: collecting.started,
  batch: false,
})
// Pausing and removing also abort the chunk in flight.
sample({ clock: [pauseClicked, removeClicked], target: stopBytesFx })
sample({ clock: signedOut, fn: () => 'all', target: stopBytesFx })
const waitStarted = sample({ clock: taskStarted, filter: isTask('wait'), batch: false })
sample({
  clock: waitStarted,
  fn: ({ key, attempts }) => ({ ms: RETRY_DELAYS_MS[attempts - 1] ?? 0, of: key }),
  target: waiting.started,
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

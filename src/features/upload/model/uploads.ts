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
  endSessionFx,
  listFx,
  saveFx,
  sendRangeFx,
  stopBytesFx,
  touchFx,
} from '../api/effects'
import * as answer from './answer'
import * as byHand from './by-hand'
import { NO_UPLOADS } from './run'
import { begin, nextTask, type Task } from './task'
import { troubleOf } from './trouble'

/** Pauses before the first, the second … further try, in milliseconds. */
const WAITS_MS = [1000, 4000, 10_000]

const collecting = createDelay<string>()
const waiting = createDelay<string>()

// What happens
/** Files were chosen, pasted or let go above a post. */
export const filesAdded = createEvent<byHand.Added>()
/** Among them were some that are not taken. */
export const filesRefused = createEvent<byHand.Refused>()
export const pauseClicked = createEvent<string>()
export const resumeClicked = createEvent<string>()
export const retryClicked = createEvent<string>()
export const removeClicked = createEvent<string>()
/** A file of a known name is the next version of the one that the post has. */
export const versionChosen = createEvent<string>()
/** It is another one: both stay. */
export const bothChosen = createEvent<string>()
export const closeClicked = createEvent()
export const expandedChanged = createEvent<boolean>()
/** A save was refused or brought no answer. The files stay here. */
export const attachmentSaveFailed = createEvent<{ postId: string; sessionId: string; error: Error }>()
const taskBegun = createEvent<Task>()

// What is
/** Every file that is or was on its way, and the runs that bring them there. */
export const $state = createStore(NO_UPLOADS, { serialize: 'ignore' })
export const $uploads = $state.map(({ uploads }) => uploads)
export const $expanded = createStore(true)
  .on(expandedChanged, (_, expanded) => expanded)
  .on([filesAdded, filesRefused], () => true)

// What follows
$state
  .on(filesAdded, byHand.add)
  .on(filesRefused, byHand.refuse)
  .on(pauseClicked, byHand.pause)
  .on(resumeClicked, byHand.resume)
  .on(retryClicked, byHand.retry)
  .on(removeClicked, byHand.remove)
  .on(versionChosen, byHand.chooseVersion)
  .on(bothChosen, byHand.chooseBoth)
  .on(closeClicked, byHand.clear)
  .on(taskBegun, begin)
  .on(signedOut, byHand.leave)

// Whatever changes, the next thing to do is begun; its begin is a change again, until nothing is due.
sample({
  clock: $state,
  filter: (state) => nextTask(state) !== null,
  fn: (state) => nextTask(state) as Task,
  target: taskBegun,
})
// Several begin in one go, and each is one of its own.
sample({ clock: taskBegun, filter: doing('list'), target: listFx, batch: false })
sample({ clock: taskBegun, filter: doing('announce'), target: announceFx, batch: false })
sample({ clock: taskBegun, filter: doing('progress'), target: askProgressFx, batch: false })
sample({ clock: taskBegun, filter: doing('range'), target: sendRangeFx, batch: false })
sample({ clock: taskBegun, filter: doing('save'), target: saveFx, batch: false })
const collectingBegun = sample({ clock: taskBegun, filter: doing('collect'), batch: false })
sample({
  clock: collectingBegun,
  fn: ({ runId }) => ({ ms: UPLOAD_BUFFER_MS, of: runId }),
  target: collecting.startFx,
  batch: false,
})
// Whoever pauses or gives up expects that nothing leaves any more, also not the rest of a long stretch.
sample({ clock: [pauseClicked, removeClicked], target: stopBytesFx })
sample({ clock: signedOut, fn: () => 'all', target: stopBytesFx })
const waitBegun = sample({ clock: taskBegun, filter: doing('wait'), batch: false })
sample({
  clock: waitBegun,
  fn: ({ key, tries }) => ({ ms: WAITS_MS[tries - 1] ?? 0, of: key }),
  target: waiting.startFx,
  batch: false,
})

// What the server and the clock say.
$state
  .on(collecting.passed, answer.collected)
  .on(waiting.passed, answer.waited)
  .on(listFx.done, (state, { params, result }) => answer.listed(state, params.runId, result))
  .on(listFx.fail, (state, { params, error }) => answer.listFailed(state, params.runId, troubleOf(error)))
  .on(announceFx.done, (state, { params, result }) => answer.announced(state, params.runId, result))
  .on(announceFx.fail, (state, { params: { runId, files }, error }) =>
    answer.announceFailed(
      state,
      runId,
      files.map(({ clientKey }) => clientKey),
      troubleOf(error),
    ),
  )
  .on([askProgressFx.done, sendRangeFx.done], (state, { params, result: { file, tookMs } }) =>
    answer.received(state, params.key, file, tookMs),
  )
  .on([askProgressFx.fail, sendRangeFx.fail], (state, { params, error }) =>
    answer.sendingFailed(state, params.key, params.fileId, troubleOf(error)),
  )
  .on(saveFx.done, (state, { params, result }) => answer.saved(state, params.runId, params.keys, result))
  .on(saveFx.fail, (state, { params, error }) => answer.saveFailed(state, params.runId, params.keys, troubleOf(error)))

// The lists and the number below the post follow without a reload.
sample({
  clock: saveFx.finally,
  fn: ({ params }) => attachmentQueries.list(params.postId).queryKey,
  target: invalidateFx,
})
sample({ clock: saveFx.finally, fn: ({ params }) => postQueries.detail(params.postId).queryKey, target: invalidateFx })

// The end of a run: the post is touched once if it took several saves, and the server may forget the rest.
const runEnded = sample({ clock: taskBegun, filter: doing('finish'), batch: false })
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
// The panel says it; here it is logged and passed on. What settles by itself is no error.
sample({
  clock: attachmentSaveFailed,
  filter: ({ error }) => ['refused', 'later', 'smaller'].includes(troubleOf(error).kind),
  fn: ({ postId, sessionId, error }) => ({
    error,
    context: `saving attachments of ${postId} from ${sessionId}`,
    tip: null,
  }),
  target: errorMet,
})
// Nobody can do anything about these: the files are there.
sample({
  clock: [touchFx.failData, endSessionFx.failData],
  filter: (error) => !(isApiError(error) && error.kind === 'not-found'),
  fn: (error) => ({ error, context: 'the end of an upload', tip: null }),
  target: errorMet,
})

function doing<Kind extends Task['do']>(kind: Kind) {
  return (task: Task): task is Extract<Task, { do: Kind }> => task.do === kind
}

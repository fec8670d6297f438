import { createEvent, createStore } from 'effector'
import { signedOut } from '@/features/session'
import * as actions from './person-actions'
import { NO_UPLOADS } from './run'

/**
 * What people do with uploads, and what the dock shows of them. What sends them is loaded with the first file: it is
 * heavy, and most visits upload nothing.
 */

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
/** The file is the next version of the one that the post has. */
export const versionChosen = createEvent<string>()
/** The file is another one of the same name. */
export const bothChosen = createEvent<string>()
/** One answer for all files of a post whose names it knows. */
export const allVersionsChosen = createEvent<readonly string[]>()
export const allBothChosen = createEvent<readonly string[]>()
/** A file has the very bytes of the version that its post has. */
export const identicalFound = createEvent<string>()
export const closeClicked = createEvent()
export const expandedChanged = createEvent<boolean>()
/** A save was refused or got no answer. The files are kept. */
export const attachmentSaveFailed = createEvent<{ postId: string; sessionId: string; error: Error }>()
/** What sends the files is here and begins. */
export const sendingReady = createEvent()

// What is
/** All uploads and their runs. */
export const $state = createStore(NO_UPLOADS, { serialize: 'ignore' })
export const $uploads = $state.map(({ uploads }) => uploads)
/** Comparisons that found the same bytes. */
export const $identical = createStore<ReadonlySet<string>>(new Set(), { serialize: 'ignore' })
  .on(identicalFound, (found, id) => new Set([...found, id]))
  .reset(signedOut)
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
  .on(versionChosen, actions.chooseVersion)
  .on(bothChosen, actions.chooseBoth)
  .on(allVersionsChosen, (state, keys) => keys.reduce(actions.chooseVersion, state))
  .on(allBothChosen, (state, keys) => keys.reduce(actions.chooseBoth, state))
  .on(closeClicked, actions.clear)
  .on(signedOut, actions.reset)

/** Names the comparison of a file with a version: `file-3 att-1 4`. */
export function comparisonOf(
  key: string,
  { attachmentId, version }: { attachmentId: string; version: number },
): string {
  return `${key} ${attachmentId} ${version}`
}

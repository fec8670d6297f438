import type { FileProblem } from '@/design-system/FileDrop'

/** The part of a File that an upload reads. */
export type Source = Pick<File, 'name' | 'size' | 'type' | 'slice'>

/** Why an upload has failed. */
export type Failure =
  | Extract<FileProblem, 'empty' | 'folder'>
  | 'too-large'
  | 'kind'
  | 'forbidden'
  | 'post-gone'
  | 'changed'
  | 'offline'
  | 'failed'

/** What a file becomes at its post. */
export type Choice =
  /** The files of the post are not known yet. */
  | { kind: 'open' }
  | { kind: 'new' }
  /** The post has a file of this name; the person has to say which is meant. */
  | { kind: 'question'; attachmentId: string; version: number; same?: Sameness }
  /** `note` says what is new in it. */
  | { kind: 'version'; attachmentId: string; version: number; note?: string }
  | { kind: 'both' }

/** The version of the known file that has the very same bytes, null where none has; absent until they are compared. */
type Sameness = number | 'comparing' | null

/** How far the bytes of a file have come. */
export type Transfer =
  | { at: 'queued' }
  /** `confirmed`: the server has `sent` bytes. Otherwise it is asked first. */
  | { at: 'sending'; fileId: string; sent: number; confirmed: boolean }
  | { at: 'sent'; fileId: string }
  | { at: 'saved'; version: number }

/** Why a file is not being sent. */
export type Hold =
  | { kind: 'paused' }
  /** It is tried again after a delay; `timed` when the delay has started. */
  | { kind: 'waiting'; timed: boolean }
  | { kind: 'failed'; why: Failure }

/** One file that is to become an attachment of a post. */
export type Upload = {
  key: string
  postId: string
  postTitle: string
  /** Null for a file that cannot be uploaded at all. */
  runId: string | null
  file: Source
  /** The name under which it is saved. */
  name: string
  choice: Choice
  transfer: Transfer
  hold: Hold | null
  /** A call about this file, or the save that it is part of, is in flight. */
  busy: boolean
  /** Size of the next chunk in bytes. */
  chunkSize: number
  /** Failures in a row. */
  attempts: number
  /** A save of it got no answer and may have happened. */
  saveUnconfirmed: boolean
}

/** Chunks start small, for slow lines. */
export const FIRST_CHUNK_SIZE = 256 * 1024
export const MIN_CHUNK_SIZE = 64 * 1024

/** Failures that no retry can mend. */
const FINAL_FAILURES: readonly Failure[] = ['empty', 'folder', 'too-large', 'kind']

export function isSaved({ transfer }: Upload): boolean {
  return transfer.at === 'saved'
}

export function isFailed({ hold }: Upload): boolean {
  return hold?.kind === 'failed'
}

/** Whether trying again makes sense. */
export function canRetry({ hold }: Upload): boolean {
  return hold?.kind === 'failed' && !FINAL_FAILURES.includes(hold.why)
}

/** Closing the page would lose it: neither saved nor failed for good. */
export function isUnfinished(upload: Upload): boolean {
  return !isSaved(upload) && (!isFailed(upload) || canRetry(upload))
}

export function canPause({ transfer, hold }: Upload): boolean {
  return (transfer.at === 'queued' || transfer.at === 'sending') && hold?.kind !== 'paused' && hold?.kind !== 'failed'
}

/** The person has to say what becomes of it. */
export function isAsking(upload: Upload): boolean {
  return upload.choice.kind === 'question' && !isSaved(upload) && !isFailed(upload)
}

/** A save in flight cannot be cancelled. */
export function canRemove(upload: Upload): boolean {
  return !isSaved(upload) && !isBeingSaved(upload)
}

/** It is part of a save in flight. */
export function isBeingSaved({ transfer, busy }: Upload): boolean {
  return transfer.at === 'sent' && busy
}

/** All bytes are sent and the choice is made: only the save is missing. */
export function isReady({ transfer, choice, hold, busy }: Upload): boolean {
  return transfer.at === 'sent' && hold === null && !busy && ['new', 'version', 'both'].includes(choice.kind)
}

/** Bytes that the server has. */
export function sentOf({ transfer, file }: Upload): number {
  if (transfer.at === 'queued') return 0
  return transfer.at === 'sending' ? transfer.sent : file.size
}

import type { FileProblem } from '@/design-system/FileDrop'

/** What is read of a file; a File is one. */
export type Source = Pick<File, 'name' | 'size' | 'type' | 'slice'>

/** Why a file is not on its way any more. */
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
  /** What the post holds is not known yet. */
  | { kind: 'open' }
  | { kind: 'new' }
  /** The post has a file of this name; the person has to say which is meant. */
  | { kind: 'question'; attachmentId: string; version: number }
  | { kind: 'version'; attachmentId: string; version: number }
  | { kind: 'both' }

/** How far a file has come. */
export type Travel =
  | { at: 'here' }
  /** `sure`: the server has so many bytes. Else it is asked first. */
  | { at: 'underway'; fileId: string; sent: number; sure: boolean }
  | { at: 'arrived'; fileId: string }
  | { at: 'saved'; version: number }

/** Why nothing happens with a file at the moment. */
export type Hold =
  | { kind: 'paused' }
  /** It is tried again by itself after a while; `timed` when that while has begun. */
  | { kind: 'waiting'; timed: boolean }
  | { kind: 'failed'; why: Failure }

/** One file that is to become an attachment of a post. */
export type Upload = {
  key: string
  postId: string
  postTitle: string
  /** Of the run that it belongs to; null for what is not taken at all. */
  runId: string | null
  file: Source
  /** Under which it is saved. */
  name: string
  choice: Choice
  travel: Travel
  hold: Hold | null
  /** A call about this file alone, or the save that it is part of, is on its way. */
  busy: boolean
  /** Bytes of the next stretch. */
  stretch: number
  /** Times in a row that something went wrong. */
  tries: number
  /** A save of it got no answer: it may have happened. */
  unsure: boolean
}

/** Stretches begin small, so that a slow line is not asked for too much at once. */
export const FIRST_STRETCH = 256 * 1024
export const LEAST_STRETCH = 64 * 1024

/** Nothing that the person or the server can still do would bring these to the post as they are. */
const HOPELESS: readonly Failure[] = ['empty', 'folder', 'too-large', 'kind']

export function isSaved({ travel }: Upload): boolean {
  return travel.at === 'saved'
}

export function isFailed({ hold }: Upload): boolean {
  return hold?.kind === 'failed'
}

/** Whether trying again makes sense. */
export function canRetry({ hold }: Upload): boolean {
  return hold?.kind === 'failed' && !HOPELESS.includes(hold.why)
}

/** Neither saved nor beyond hope: closing the page would lose it. */
export function isUnfinished(upload: Upload): boolean {
  return !isSaved(upload) && (!isFailed(upload) || canRetry(upload))
}

export function canPause({ travel, hold }: Upload): boolean {
  return (travel.at === 'here' || travel.at === 'underway') && hold?.kind !== 'paused' && hold?.kind !== 'failed'
}

/** A save that is on its way cannot be called back. */
export function canRemove(upload: Upload): boolean {
  return !isSaved(upload) && !isBeingSaved(upload)
}

/** It is part of a save that is on its way. */
export function isBeingSaved({ travel, busy }: Upload): boolean {
  return travel.at === 'arrived' && busy
}

/** All bytes are there and it is known what it becomes: only the save is missing. */
export function isReady({ travel, choice, hold, busy }: Upload): boolean {
  return travel.at === 'arrived' && hold === null && !busy && ['new', 'version', 'both'].includes(choice.kind)
}

/** Bytes that the server has. */
export function sentOf({ travel, file }: Upload): number {
  if (travel.at === 'here') return 0
  return travel.at === 'underway' ? travel.sent : file.size
}

import { isApiError } from '@/api'
import type { Failure } from './upload'

/** What an error means for the model. */
export type CallError =
  /** The person stopped it. */
  | { kind: 'stopped' }
  /** Worth trying again a little later. */
  | { kind: 'later'; why: Failure }
  /** The server has to be asked how many bytes it has. */
  | { kind: 'where' }
  /** The chunk was too large. */
  | { kind: 'smaller' }
  /** The upload session has expired. */
  | { kind: 'session' }
  /** The files of the post have changed meanwhile. */
  | { kind: 'list' }
  /** The person's session had ended, and they have signed in again. */
  | { kind: 'signed-out' }
  /** Refused for good. `places`: indexes of the announced files; none means all. */
  | { kind: 'refused'; why: Failure; places: readonly number[] }

/** Classifies an error of any call of an upload. */
export function callErrorOf(error: unknown): CallError {
  if (!isApiError(error)) {
    const stopped = error instanceof DOMException && error.name === 'AbortError'
    return stopped ? { kind: 'stopped' } : { kind: 'refused', why: 'failed', places: [] }
  }
  const { kind, code, status } = error
  const pointers = error.problem?.errors?.map(({ pointer }) => pointer) ?? []
  if (kind === 'unauthenticated') return { kind: 'signed-out' }
  if (code === 'upload-session-not-found' || pointers.some((pointer) => /^\/\w+\/\d+\/fileId$/.test(pointer)))
    return { kind: 'session' }
  if (code === 'upload-range-mismatch' || code === 'upload-incomplete') return { kind: 'where' }
  if (code === 'occ-conflict' || pointers.some((pointer) => pointer.startsWith('/updateAttachments/')))
    return { kind: 'list' }
  if (status === 413) return { kind: 'smaller' }
  if (error.retryable) {
    return { kind: 'later', why: kind === 'offline' || kind === 'timeout' ? 'offline' : 'failed' }
  }
  const places = pointers.flatMap((pointer) => /^\/files\/(\d+)(?:\/|$)/.exec(pointer)?.[1] ?? []).map(Number)
  return { kind: 'refused', why: reasonOf(kind, code, status), places }
}

function reasonOf(kind: string, code: string, status: number): Failure {
  if (code === 'file-too-large') return 'too-large'
  if (code === 'file-type-forbidden' || status === 415) return 'kind'
  if (kind === 'forbidden') return 'forbidden'
  return kind === 'not-found' ? 'post-gone' : 'failed'
}

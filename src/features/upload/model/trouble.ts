import { isApiError } from '@/api'
import type { Failure } from './upload'

/** What an error asks of the model. */
export type Trouble =
  /** The person stopped it. */
  | { kind: 'stopped' }
  /** The same again a little later may go well. */
  | { kind: 'later'; why: Failure }
  /** How far the file has come has to be asked. */
  | { kind: 'where' }
  /** Fewer bytes at a time. */
  | { kind: 'smaller' }
  /** The session of the server has run out. */
  | { kind: 'session' }
  /** What the post holds has changed in the meantime. */
  | { kind: 'list' }
  /** The person's session had ended; whoever went on has signed in again. */
  | { kind: 'signed-out' }
  /** It will not go. `places`: which of the announced files; none means all. */
  | { kind: 'refused'; why: Failure; places: readonly number[] }

/** Reads an error of any of the calls that bring a file to its post. */
export function troubleOf(error: unknown): Trouble {
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

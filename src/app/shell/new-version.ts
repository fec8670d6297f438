import { FILE_GONE, FileMissing } from '@/shared/loadable'

let offered = false

/** Tells a file that did not come from other failures. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof FileMissing
}

/** Whether the file is gone for good, with the build that it belonged to. */
export function isGoneChunk(error: unknown): boolean {
  return error instanceof FileMissing && error.gone
}

/** From now on any file that is gone says that there is a new build, whichever module asked for it. */
export function offerNewVersion(offer: () => void): void {
  if (offered) return
  offered = true
  window.addEventListener(FILE_GONE, () => offer())
}

/**
 * Whether somebody offers the new version: before the overlays are there, a file that is gone is a failure like any
 * other.
 */
export function newVersionIsOffered(): boolean {
  return offered
}

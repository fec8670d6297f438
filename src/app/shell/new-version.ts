import { FILE_GONE, FileMissing } from '@/shared/loadable'

let isOffered: (() => boolean) | null = null

/** Tells a file that did not come from other failures. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof FileMissing
}

/** Whether the file is gone for good, with the build that it belonged to. */
export function isGoneChunk(error: unknown): boolean {
  return error instanceof FileMissing && error.gone
}

/**
 * From now on any file that is gone says that there is a new build, whichever module asked for it. `isShown` tells
 * whether the tip that says so is on the screen.
 */
export function offerNewVersion(offer: () => void, isShown: () => boolean): void {
  if (isOffered) return
  isOffered = isShown
  window.addEventListener(FILE_GONE, () => offer())
}

/**
 * Whether the new version is offered: before the overlays are there, and while a graver tip keeps the offer away, a
 * file that is gone is a failure like any other.
 */
export function newVersionIsOffered(): boolean {
  return isOffered?.() ?? false
}

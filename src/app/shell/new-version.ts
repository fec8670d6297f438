import { allSettled, createEvent, sample } from 'effector'
import { newVersionTip } from '@/features/tips'
import { tipRequested } from '@/shared/overlays'
import { scope } from '@/shared/scope'

/** The server runs another build than this page: its old files may be gone. */
export const newVersionFound = createEvent()

sample({ clock: newVersionFound, fn: () => newVersionTip, target: tipRequested })

/** Tells a chunk that could not be loaded from other failures: each browser words it in its own way. */
export function isMissingChunk(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|module script failed|Importing a module|Unable to preload/i.test(error.message)
  )
}

/** Any chunk that does not come says that there is a new build, whoever asked for it; without a network it says nothing. */
export function watchMissingChunks(): void {
  window.addEventListener('vite:preloadError', () => {
    if (navigator.onLine) void allSettled(newVersionFound, { scope })
  })
}

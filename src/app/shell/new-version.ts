import { createEvent, sample } from 'effector'
import { tipRequested, type Tip } from '@/shared/overlays'
import { messages } from '../messages'

/** The server runs another build than this page: its old files may be gone. */
export const newVersionFound = createEvent()

const tip: Tip = {
  severity: 'pro',
  title: messages.newVersion,
  message: messages.newVersionText,
  closeBehavior: 'forceReload',
}

sample({ clock: newVersionFound, fn: () => tip, target: tipRequested })

/** Tells a chunk that could not be loaded from other failures: each browser words it in its own way. */
export function isMissingChunk(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|module script failed|Importing a module|Unable to preload/i.test(error.message)
  )
}

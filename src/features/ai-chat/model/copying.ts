import { copyRequested } from '@/shared/copy-link'
import { messages } from '../messages'

/** An answer with its sources is wanted in the clipboard. */
export const answerCopyRequested = copyRequested.prepend((text: string) => ({
  text,
  copied: messages.copied,
  refused: messages.copyRefused,
}))

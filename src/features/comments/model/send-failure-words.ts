import { messages } from '../messages'
import type { SendFailure } from './outbox'

/** Why it did not arrive, in a sentence, and whether it makes sense to send it again as it is. */
export function wordsOfFailure({ kind, code }: SendFailure) {
  if (kind === 'interrupted') return { words: messages.failedInterrupted, sendAgain: true }
  if (code === 'comments-closed' || kind === 'forbidden') return { words: messages.failedClosed, sendAgain: false }
  if (kind === 'not-found') return { words: messages.failedGone, sendAgain: false }
  if (code === 'comment-too-long') return { words: messages.failedTooLong, sendAgain: false }
  if (kind === 'offline' || kind === 'timeout') return { words: messages.failedOffline, sendAgain: true }
  if (kind === 'rate-limited') return { words: messages.failedTooMany, sendAgain: true }
  return { words: messages.failedSend, sendAgain: true }
}

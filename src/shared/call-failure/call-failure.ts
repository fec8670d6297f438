import { type Phrase, phrase } from '@/shared/i18n'
import { messages } from './messages'

/** How long to wait when the server does not say, in seconds. */
const USUAL_PAUSE = 30

/** What of a failed call the words depend on; an `ApiError` has it. */
export type Failed = { kind: string; retryAfter?: number | undefined }

/** The words for a call that failed for no reason of its own: no network, too often, or a server in trouble. */
export function callFailure({ kind, retryAfter }: Failed): Phrase {
  if (kind === 'offline' || kind === 'timeout') return phrase(messages.offline)
  if (kind === 'rate-limited') return phrase(messages.slowedDown, { seconds: retryAfter ?? USUAL_PAUSE })
  return phrase(messages.trouble)
}

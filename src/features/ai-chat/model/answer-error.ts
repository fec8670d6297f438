import { isApiError } from '@/api'
import type { AnswerError } from './chat'

/** What the server says when it has forgotten the chat; not to be taken for the end of the portal's own session (AM-33). */
const SESSION_EXPIRED = 'ai-session-expired'

/** What a failed question means for the chat. */
export function answerErrorOf(error: unknown): AnswerError | 'expired' {
  if (!isApiError(error)) return 'generic-error'
  if (error.code === SESSION_EXPIRED) return 'expired'
  if (error.status === 429) return 'too-many-requests'
  return error.status === 422 ? 'cannot-access-info' : 'generic-error'
}

import type { ApiError } from '@/api'
import { callFailure } from '@/shared/call-failure'
import { type MessageDescriptor, type Phrase, phrase } from '@/shared/i18n'
import { messages } from '../messages'

export type ExchangeFailure = {
  title: MessageDescriptor
  text: Phrase
  /** Whether the same token may be tried again: it cannot have been used. */
  mayRetry: boolean
}

/** What is said when a sign-in elsewhere did not become one here. */
export function exchangeFailure(error: Pick<ApiError, 'kind' | 'code' | 'retryAfter'>): ExchangeFailure {
  if (error.code === 'token-expired' || error.kind === 'validation')
    return { title: messages.spent, text: phrase(messages.spentText), mayRetry: false }
  if (error.code === 'account-blocked')
    return { title: messages.blocked, text: phrase(messages.blockedText), mayRetry: false }
  if (error.kind === 'forbidden')
    return { title: messages.missing, text: phrase(messages.missingText), mayRetry: false }
  return { title: messages.failed, text: callFailure(error), mayRetry: true }
}

/** The address has no token any more: the page was loaded again. */
export const tokenGone: ExchangeFailure = {
  title: messages.spent,
  text: phrase(messages.spentText),
  mayRetry: false,
}

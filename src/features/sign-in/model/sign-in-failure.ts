import type { ApiError } from '@/api'
import { type Phrase, phrase } from '@/shared/i18n'
import { messages } from '../messages'

export type SignInFailure = {
  /** The field it is about; without one it is about the whole form. */
  field?: 'userName' | 'password'
  words: Phrase
}

/** How long to wait when the server does not say, in seconds. */
const USUAL_PAUSE = 30

/** What the form says when signing in was refused or did not get through. */
export function signInFailure(error: Pick<ApiError, 'kind' | 'code' | 'retryAfter'>): SignInFailure {
  if (error.kind === 'unauthenticated') return { field: 'password', words: phrase(messages.wrongCredentials) }
  if (error.code === 'account-blocked') return { words: phrase(messages.accountBlocked) }
  if (error.kind === 'rate-limited')
    return { words: phrase(messages.slowedDown, { seconds: error.retryAfter ?? USUAL_PAUSE }) }
  if (error.kind === 'offline' || error.kind === 'timeout') return { words: phrase(messages.offline) }
  return { words: phrase(messages.serverTrouble) }
}

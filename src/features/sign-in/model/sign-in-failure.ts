import type { ApiError } from '@/api'
import { type Phrase, phrase } from '@/shared/i18n'
import { messages } from '../messages'

export type SignInFailure = {
  /** The field it is about; without one it is about the whole form. */
  field?: 'userName' | 'password'
  message: Phrase
}

/** How long to wait when the server does not say, in seconds. */
const USUAL_PAUSE = 30

/** What the form says when signing in was refused or did not get through. */
export function signInFailure(error: Pick<ApiError, 'kind' | 'code' | 'retryAfter'>): SignInFailure {
  if (error.kind === 'unauthenticated') return { field: 'password', message: phrase(messages.wrongCredentials) }
  if (error.code === 'account-blocked') return { message: phrase(messages.accountBlocked) }
  if (error.kind === 'rate-limited')
    return { message: phrase(messages.slowedDown, { seconds: error.retryAfter ?? USUAL_PAUSE }) }
  if (error.kind === 'offline' || error.kind === 'timeout') return { message: phrase(messages.offline) }
  return { message: phrase(messages.serverTrouble) }
}

import { createEpoch } from '@/shared/epoch'
import { $user } from './session'

/** Id of the signed-in person, or null. */
export const $userId = $user.map((user) => user?.id ?? null)
export const $signedIn = $userId.map((userId) => userId !== null)

/** Somebody else is signed in now, or nobody; what belonged to the last person goes. */
export const personChanged = $userId.updates

/** The stay of one person. Who signs out and comes back begins another one. */
export const sessionEpoch = createEpoch(personChanged)

/** Tells that somebody is signed in. */
export function isSignedIn(userId: string | null): userId is string {
  return userId !== null
}

import { useUnit } from 'effector-react'
import { createEpoch } from '@/shared/epoch'
import { $user, type User } from './session'

/** Id of the signed-in person, or null. */
export const $userId = $user.map((user) => user?.id ?? null)
export const $signedIn = $userId.map((userId) => userId !== null)

/** Somebody else is signed in now, or nobody; what belonged to the last person goes. */
export const personChanged = $userId.updates

/** The session of one person; signing out and in again begins another one. */
export const sessionEpoch = createEpoch(personChanged)

/** Tells that somebody is signed in. */
export function isSignedIn(userId: string | null): userId is string {
  return userId !== null
}

/** The signed-in person. Only screens behind the guard may ask. */
export function useCurrentUser(): User {
  const user = useUnit($user)
  if (!user) throw new Error('useCurrentUser() is for screens of signed-in people.')
  return user
}

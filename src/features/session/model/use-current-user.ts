import { useUnit } from 'effector-react'
import { $user, type User } from './session'

/** The signed-in person. Only screens behind the guard may ask. */
export function useCurrentUser(): User {
  const user = useUnit($user)
  if (!user) throw new Error('useCurrentUser() is for screens of signed-in people.')
  return user
}

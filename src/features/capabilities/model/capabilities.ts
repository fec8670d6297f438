import { createEvent, sample } from 'effector'
import { $user, sessionFound, signedIn, type User } from '@/features/session'
import { errorMet } from '@/shared/common-errors'
import { fetchCapabilitiesFx } from '../api/effects'

/** The page is at rest: whoever is signed in has their capabilities asked for. */
export const capabilitiesWanted = createEvent()

const LEAST = { resellerAdmin: false, manageUsers: false }

sample({
  clock: [capabilitiesWanted, signedIn],
  source: $user,
  filter: Boolean,
  fn: ({ id }) => ({ userId: id }),
  target: fetchCapabilitiesFx,
})
sample({
  clock: fetchCapabilitiesFx.done,
  source: $user,
  filter: isStillThere,
  fn: (user, { result }) => ({ ...(user as User), capabilities: result }),
  target: sessionFound,
})

// Without an answer nobody may more than an ordinary member.
sample({
  clock: fetchCapabilitiesFx.fail,
  source: $user,
  filter: isStillThere,
  fn: (user) => ({ ...(user as User), capabilities: LEAST }),
  target: sessionFound,
})
sample({ clock: fetchCapabilitiesFx.failData, fn: (error) => ({ error, context: 'capabilities' }), target: errorMet })

/** An answer about somebody who has left is nobody's. */
function isStillThere(user: { id: string } | null, { params }: { params: { userId: string } }): boolean {
  return user?.id === params.userId
}

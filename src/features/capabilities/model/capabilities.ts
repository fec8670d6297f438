import { createEvent, sample } from 'effector'
import { $user, capabilitiesFound, signedIn } from '@/features/session'
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
  fn: (_, { result }) => result,
  target: capabilitiesFound,
})

// Without an answer nobody may more than an ordinary member.
sample({
  clock: fetchCapabilitiesFx.fail,
  source: $user,
  filter: isStillThere,
  fn: () => LEAST,
  target: capabilitiesFound,
})
sample({ clock: fetchCapabilitiesFx.failData, fn: (error) => ({ error, context: 'capabilities' }), target: errorMet })

/** An answer about somebody who has left is nobody's. */
function isStillThere(user: { id: string } | null, { params }: { params: { userId: string } }): boolean {
  return user?.id === params.userId
}

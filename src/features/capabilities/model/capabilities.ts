import { createEffect, createEvent, sample } from 'effector'
import { api, unwrap } from '@/api'
import { $signedIn, $user, sessionEpoch, sessionFound, signedIn } from '@/features/session'
import { errorMet } from '@/shared/common-errors'

/** What the person may do beyond an ordinary member. */
export const fetchCapabilitiesFx = createEffect((_: { epoch: number }) =>
  unwrap(api.GET('/internal/v3/admin/data/global/admin-capabilities')),
)

/** The page is at rest: the capabilities of the signed-in person are fetched. */
export const capabilitiesWanted = createEvent()

const LEAST = { resellerAdmin: false, manageUsers: false }

sample({
  clock: [capabilitiesWanted, signedIn],
  source: { epoch: sessionEpoch.$epoch, signedIn: $signedIn },
  filter: ({ signedIn }) => signedIn,
  fn: ({ epoch }) => ({ epoch }),
  target: fetchCapabilitiesFx,
})
sample({
  clock: sessionEpoch.current(fetchCapabilitiesFx.done),
  source: $user,
  filter: Boolean,
  fn: (user, { result }) => ({ ...user, capabilities: result }),
  target: sessionFound,
})

// Without an answer a person has the capabilities of an ordinary member.
sample({
  clock: sessionEpoch.current(fetchCapabilitiesFx.fail),
  source: $user,
  filter: Boolean,
  fn: (user) => ({ ...user, capabilities: LEAST }),
  target: sessionFound,
})
sample({ clock: fetchCapabilitiesFx.failData, fn: (error) => ({ error, context: 'capabilities' }), target: errorMet })

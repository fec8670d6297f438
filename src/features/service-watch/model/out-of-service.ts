import { createEvent, createStore, sample } from 'effector'
import { isApiError } from '@/api'
import { reloadRequested } from '@/shared/unsaved-work'
import { askServiceFx } from '../api/effects'
import { checkWanted } from './watch'

/** A call of any feature has failed. */
export const callFailed = createEvent<unknown>()
/** The page that says so has had an answer: the service is back. */
export const serviceAnswered = createEvent()

/** Whether the service rests: environment info has answered 503, and not well since (AM-47). */
export const $outOfService = createStore(false)
  .on(askServiceFx.failData, (resting, error) => resting || error.status === 503)
  .on([askServiceFx.done, serviceAnswered], () => false)

// The page loads anew at the address where the person is, unless something would be lost: then it goes on as it was.
sample({ clock: serviceAnswered, target: reloadRequested })

// Another 503 is no proof, but a reason to ask.
sample({
  clock: callFailed,
  filter: (error) => isApiError(error) && error.status === 503,
  fn: () => undefined,
  target: checkWanted,
})

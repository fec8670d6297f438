import { createStore, sample, type Event } from 'effector'
import { $user } from '@/features/session'

/** Id of the person whose operations these are. */
export const $person = $user.map((user) => user?.id ?? null)

/** Counts how often somebody has come or gone: the same person who comes back begins a new stay. */
export const $stay = createStore(0).on($person, (stay) => stay + 1)

/** Tells that somebody is signed in. */
export function isSomebody(person: string | null): person is string {
  return person !== null
}

/**
 * Of what comes back, that which the person who is here now had asked for since they came: an answer to the last person is nobody's, and one from before the
 * same person signed out tells of what they may have done since.
 */
export function ownOf<Ended extends { params: { stay: number } }>(clock: Event<Ended>): Event<Ended> {
  return sample({
    clock,
    source: $stay,
    filter: (stay, { params }) => params.stay === stay,
    fn: (_, ended) => ended,
  })
}

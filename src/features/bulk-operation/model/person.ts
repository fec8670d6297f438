import { sample, type Event } from 'effector'
import { $user } from '@/features/session'

/** Id of the person whose operations these are. */
export const $person = $user.map((user) => user?.id ?? null)

/** Tells that somebody is signed in. */
export function isSomebody(person: string | null): person is string {
  return person !== null
}

/** Of what comes back, that which the person who is here now had asked for: an answer to the last person is nobody's. */
export function ownOf<Ended extends { params: { person: string } }>(clock: Event<Ended>): Event<Ended> {
  return sample({
    clock,
    source: $person,
    filter: (person, { params }) => params.person === person,
    fn: (_, ended) => ended,
  })
}

import { createEvent, createStore, sample } from 'effector'
import { $user } from '@/features/session'
import { modelReady, panelLeft } from './bell'

/** Somebody else is signed in now, or nobody; what belonged to the last person goes. */
export const personChanged = createEvent<string | null>()

/** Id of the person whose notifications these are. */
export const $person = createStore<string | null>(null).on(personChanged, (_, id) => id)

/** Tells that somebody is signed in. */
export function isSomebody(person: string | null): person is string {
  return person !== null
}

sample({
  clock: [modelReady, $user],
  source: { user: $user, person: $person },
  filter: ({ user, person }) => (user?.id ?? null) !== person,
  fn: ({ user }) => user?.id ?? null,
  target: personChanged,
})

// A panel without a person would show nothing and ask for nothing.
sample({ clock: personChanged, filter: (person) => person === null, fn: () => undefined, target: panelLeft })

import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { renewSessionWith } from '@/api'
import { $user, signedIn, signedOut, startOverFx, type User } from './session'

/** Whether the sign-in dialog stands over the page, because the session ended in the middle of work. */
export type Renewal = { phase: 'none' } | { phase: 'asking'; answer: (renewed: boolean) => void }

// What happens
/** The portal runs: from now on an expired session is renewed in place. */
export const renewalReady = createEvent()
/** A call met an expired session; `answer` lets the calls that wait go on or fail. */
export const sessionExpired = createEvent<{ answer: (renewed: boolean) => void }>()
/** The person does not sign in again. */
export const renewalRefused = createEvent()

// What is
export const $renewal = createStore<Renewal>({ phase: 'none' }, { serialize: 'ignore' })
/** Whose work waits behind the dialog. */
const $waiting = createStore<User | null>(null)

// What follows
$renewal.on(sessionExpired, (_, { answer }) => ({ phase: 'asking', answer }))
sample({ clock: sessionExpired, source: $user, target: $waiting })

const listenFx = createEffect(() => {
  const expired = scopeBind(sessionExpired, { safe: true })
  renewSessionWith(() => new Promise((answer) => expired({ answer })))
})
sample({ clock: renewalReady, target: listenFx })

const answerFx = createEffect(({ renewal, renewed }: { renewal: Renewal; renewed: boolean }) => {
  if (renewal.phase === 'asking') renewal.answer(renewed)
})

// The same person goes on where they were; another one gets a portal without a trace of the first.
const samePersonBack = sample({
  clock: signedIn,
  source: { renewal: $renewal, waiting: $waiting },
  filter: ({ renewal, waiting }, user) => renewal.phase === 'asking' && waiting?.id === user.id,
  fn: ({ renewal }) => ({ renewal, renewed: true }),
})
const otherPersonCame = sample({
  clock: signedIn,
  source: { renewal: $renewal, waiting: $waiting },
  filter: ({ renewal, waiting }, user) => renewal.phase === 'asking' && waiting !== null && waiting.id !== user.id,
  fn: () => undefined,
})
// The refusal of what was sent before a sign-out may come after it: nobody is asked back to what they have left.
const nobodyIsHere = sample({ clock: sessionExpired, source: $user, filter: (user) => user === null })
const refused = sample({
  clock: [renewalRefused, nobodyIsHere],
  source: $renewal,
  fn: (renewal) => ({ renewal, renewed: false }),
})

sample({ clock: [samePersonBack, refused], target: answerFx })
sample({ clock: otherPersonCame, target: startOverFx })
sample({ clock: renewalRefused, target: signedOut })
$renewal.reset([answerFx.finally, signedOut])

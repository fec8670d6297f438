import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { renewSessionWith } from '@/api'
import { $user, signedIn, signedOut, reloadPageFx, type User } from './session'

/** Whether the sign-in dialog is open, because the session has expired. */
export type Renewal = { phase: 'none' } | { phase: 'asking'; answer: (renewed: boolean) => void }

// What happens
/** The portal has started: expired sessions are renewed in place. */
export const renewalReady = createEvent()
/** A call met an expired session; `answer` lets the calls that wait go on or fail. */
export const sessionExpired = createEvent<{ answer: (renewed: boolean) => void }>()
/** The person does not sign in again. */
export const renewalRefused = createEvent()

// What is
export const $renewal = createStore<Renewal>({ phase: 'none' }, { serialize: 'ignore' })
/** The person whose session has expired. */
const $expiredUser = createStore<User | null>(null)

// What follows
$renewal.on(sessionExpired, (_, { answer }) => ({ phase: 'asking', answer }))
sample({ clock: sessionExpired, source: $user, target: $expiredUser })

const listenFx = createEffect(() => {
  const expired = scopeBind(sessionExpired, { safe: true })
  renewSessionWith(() => new Promise((answer) => expired({ answer })))
})
sample({ clock: renewalReady, target: listenFx })

const answerFx = createEffect(({ renewal, renewed }: { renewal: Renewal; renewed: boolean }) => {
  if (renewal.phase === 'asking') renewal.answer(renewed)
})

// The same person goes on where they were; for another one the page is reloaded.
const samePersonSignedIn = sample({
  clock: signedIn,
  source: { renewal: $renewal, expired: $expiredUser },
  filter: ({ renewal, expired }, user) => renewal.phase === 'asking' && expired?.id === user.id,
  fn: ({ renewal }) => ({ renewal, renewed: true }),
})
const otherPersonSignedIn = sample({
  clock: signedIn,
  source: { renewal: $renewal, expired: $expiredUser },
  filter: ({ renewal, expired }, user) => renewal.phase === 'asking' && expired !== null && expired.id !== user.id,
  fn: () => undefined,
})
// A call from before a sign-out may be refused after it: then the dialog is not shown.
const expiredAfterSignOut = sample({ clock: sessionExpired, source: $user, filter: (user) => user === null })
const refused = sample({
  clock: [renewalRefused, expiredAfterSignOut],
  source: $renewal,
  fn: (renewal) => ({ renewal, renewed: false }),
})

sample({ clock: [samePersonSignedIn, refused], target: answerFx })
sample({ clock: otherPersonSignedIn, target: reloadPageFx })
sample({ clock: renewalRefused, target: signedOut })
$renewal.reset([answerFx.finally, signedOut])

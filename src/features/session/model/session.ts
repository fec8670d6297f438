import { createEffect, createEvent, createStore, sample } from 'effector'
import type { Schemas } from '@/api'
import { forgetBooted } from '@/shared/boot'
import { storage, wipeStorage } from '@/shared/storage'
import { tabMessageReceived, broadcastFx, type TabMessage } from '@/shared/tabs'
import { lastWordsFx, signInFx, signOutFx } from '../api/effects'

export type User = Schemas['CurrentUser']

export type Session = { phase: 'starting' } | { phase: 'signed-out' } | { phase: 'signed-in'; user: User }

// What happens
/** Start-up knows whether somebody is signed in; later, that more is known of them. */
export const sessionFound = createEvent<User | null>()
/** Somebody signed in, in this tab. */
export const signedIn = createEvent<User>()
/** The person asked to sign out and confirmed it. */
export const signOutRequested = createEvent()
/** Nobody is signed in any more: asked for here, in another tab, or given up after the session had expired. */
export const signedOut = createEvent()

// What is
export const $session = createStore<Session>({ phase: 'starting' })
/** The signed-in person, or null. */
export const $user = $session.map((session) => (session.phase === 'signed-in' ? session.user : null))

// What follows
$session
  .on([sessionFound, signedIn], (_, user) => (user ? { phase: 'signed-in', user } : { phase: 'signed-out' }))
  .on(signedOut, () => ({ phase: 'signed-out' }))

/** The hint by which the boot script asks for the first page before the session has answered. */
const rememberFx = createEffect((somebody: boolean) =>
  somebody ? storage.signedIn.write(true) : storage.signedIn.remove(),
)
sample({ clock: [sessionFound, signedIn], fn: (user) => user !== null, target: rememberFx })

// A page that was opened with an ended session has asked for its first content in vain.
const forgetBootedFx = createEffect(forgetBooted)
sample({ clock: signedIn, target: forgetBootedFx })

sample({ clock: signInFx.doneData, filter: hasUser, fn: ({ user }) => user, target: signedIn })
sample({
  clock: signedIn,
  fn: ({ id }) => ({ type: 'signedIn' as const, payload: { userId: id } }),
  target: broadcastFx,
})

// The person leaves at once, also with no server: what this browser kept of them must go, and the cookie follows when the server can be reached.
// What waits for its time in their name is said first, and that request alone waits until the server has it.
sample({ clock: signOutRequested, target: lastWordsFx })
sample({ clock: lastWordsFx.doneData, target: signOutFx })
/** A sign-out that has not reached the server is owed: the next start sends it before anything else. */
const oweFx = createEffect((owed: boolean) => (owed ? storage.signOutOwed.write(true) : storage.signOutOwed.remove()))
sample({ clock: signOutFx, fn: () => true, target: oweFx })
sample({ clock: [signOutFx.done, signedIn], fn: () => false, target: oweFx })
/** Who leaves has to be read before the session is gone. */
const leaving = sample({
  clock: lastWordsFx.done,
  source: $user,
  fn: (user) => ({ type: 'signedOut' as const, payload: { userId: user?.id ?? null } }),
})
sample({ clock: leaving, target: broadcastFx })
sample({ clock: leaving, fn: () => undefined, target: signedOut })

/** Forgets what belonged to the person; what the specification keeps stays. */
export const forgetFx = createEffect(wipeStorage)
sample({ clock: signedOut, target: forgetFx })

sample({ clock: tabMessageReceived, source: $session, filter: leavesWith, fn: () => undefined, target: signedOut })

/** A page that shows one person must not go on when another one signed in elsewhere: it begins again. */
export const startOverFx = createEffect(() => window.location.reload())
sample({
  clock: tabMessageReceived,
  source: $session,
  filter: isAnotherPerson,
  fn: () => undefined,
  target: startOverFx,
})

function hasUser(session: Schemas['Session']): session is { user: User } {
  return session.user !== null
}

function leavesWith(session: Session, message: TabMessage): boolean {
  return message.type === 'signedOut' && session.phase === 'signed-in'
}

function isAnotherPerson(session: Session, message: TabMessage): boolean {
  if (message.type !== 'signedIn') return false
  return session.phase === 'signed-out' || (session.phase === 'signed-in' && session.user.id !== message.payload.userId)
}

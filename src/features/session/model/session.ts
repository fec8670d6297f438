import { createEffect, createEvent, createStore, sample } from 'effector'
import type { Schemas } from '@/api'
import { forgetBooted } from '@/shared/boot'
import { storage, wipeStorage } from '@/shared/storage'
import { tabMessageReceived, broadcastFx, type TabMessage } from '@/shared/tabs'
import { sendPendingFx, signInFx, signOutFx } from '../api/effects'

export type User = Schemas['CurrentUser']

export type Session = { phase: 'starting' } | { phase: 'signed-out' } | { phase: 'signed-in'; user: User }

// What happens
/** Start-up knows whether somebody is signed in; later, more data of them is known. */
export const sessionFound = createEvent<User | null>()
/** Somebody signed in, in this tab. */
export const signedIn = createEvent<User>()
/** The person asked to sign out and confirmed it. */
export const signOutRequested = createEvent()
/** Nobody is signed in any more: signed out here or in another tab, or not renewed after the session had expired. */
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
const rememberFx = createEffect((signedIn: boolean) =>
  signedIn ? storage.signedIn.write(true) : storage.signedIn.remove(),
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

// Signing out works at once, also without the server: stored data is wiped, and the request follows when it can be
// sent. Pending requests of the person are sent first, and the sign-out request waits for them.
sample({ clock: signOutRequested, target: sendPendingFx })
sample({ clock: sendPendingFx.doneData, target: signOutFx })
/** A sign-out that has not reached the server is sent at the next start, before anything else. */
const rememberSignOutFx = createEffect((pending: boolean) =>
  pending ? storage.signOutPending.write(true) : storage.signOutPending.remove(),
)
sample({ clock: signOutFx, fn: () => true, target: rememberSignOutFx })
sample({ clock: [signOutFx.done, signedIn], fn: () => false, target: rememberSignOutFx })
/** Read before the session is cleared. */
const leaving = sample({
  clock: sendPendingFx.done,
  source: $user,
  fn: (user) => ({ type: 'signedOut' as const, payload: { userId: user?.id ?? null } }),
})
sample({ clock: leaving, target: broadcastFx })
sample({ clock: leaving, fn: () => undefined, target: signedOut })

/** Removes the person's data from the storage, except what the specification keeps. */
export const forgetFx = createEffect(wipeStorage)
sample({ clock: signedOut, target: forgetFx })

sample({
  clock: tabMessageReceived,
  source: $session,
  filter: isSignedOutElsewhere,
  fn: () => undefined,
  target: signedOut,
})

/** A page of one person must not go on when another one has signed in elsewhere: it is reloaded. */
export const reloadPageFx = createEffect(() => window.location.reload())
sample({
  clock: tabMessageReceived,
  source: $session,
  filter: isAnotherPerson,
  fn: () => undefined,
  target: reloadPageFx,
})

function hasUser(session: Schemas['Session']): session is { user: User } {
  return session.user !== null
}

function isSignedOutElsewhere(session: Session, message: TabMessage): boolean {
  return message.type === 'signedOut' && session.phase === 'signed-in'
}

function isAnotherPerson(session: Session, message: TabMessage): boolean {
  if (message.type !== 'signedIn') return false
  return session.phase === 'signed-out' || (session.phase === 'signed-in' && session.user.id !== message.payload.userId)
}

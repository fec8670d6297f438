import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { createDelay } from '@/shared/delay'
import { storage } from '@/shared/storage'
import { broadcastFx, tabMessageReceived, type TabMessage } from '@/shared/tabs'
import { signInFx, signOutFx } from '../api/effects'
import { renewalRefused } from './renewal'
import { $session, signedIn, type Session } from './session'

/** After this time without an answer the person is told that the server does not know yet, in milliseconds. */
const TIMEOUT_MS = 4_000

/** Waits between two tries, in milliseconds; the last goes on. */
const DELAYS_MS = [5_000, 15_000, 60_000]

// What happens
/** The server knows that nobody is signed in any more: only now a person is signed out. */
export const signOutConfirmed = createEvent()
/** The server could not be told that the person signed out. Emitted once per sign-out; the portal keeps trying. */
export const signOutDelayed = createEvent()
const networkReturned = createEvent()

// What is
/** Requests sent since the person signed out; a timer of an earlier one is out of date. */
const $tries = createStore(0)
const $delayed = createStore(false)

// What follows
$tries.on(signOutFx, (tries) => tries + 1).reset([signOutFx.done, signedIn])
$delayed.on(signOutDelayed, () => true).reset([signOutConfirmed, signedIn])

/** Says that an answer takes too long. */
const timeout = createDelay<number>()
sample({ clock: signOutFx, source: $tries, fn: (tries) => ({ ms: TIMEOUT_MS, of: tries }), target: timeout.started })
const timedOut = sample({
  clock: timeout.passed,
  source: { tries: $tries, pending: signOutFx.pending },
  filter: ({ tries, pending }, ofTry) => pending && tries === ofTry,
})
const requestDelayed = sample({
  clock: [signOutFx.fail, timedOut],
  source: $delayed,
  filter: (delayed) => !delayed,
  fn: () => undefined,
})
sample({ clock: requestDelayed, target: signOutDelayed })
sample({ clock: [signOutFx.done, renewalRefused], fn: () => undefined, target: signOutConfirmed })

/** Begins the wait for the next try; the return of the network ends it. */
const pause = createDelay<number>()
sample({ clock: signOutFx.fail, source: $tries, fn: pauseAfter, target: pause.started })
const listenFx = createEffect(() => {
  const tell = scopeBind(networkReturned, { safe: true })
  if (typeof window !== 'undefined') window.addEventListener('online', () => tell(), { once: true })
})
sample({ clock: signOutDelayed, target: listenFx })

// A sign-out sent during a sign-in, also one in another tab, would end the new session.
const readPendingFx = createEffect(() => storage.signOutPending.read() === true)
sample({
  clock: [pause.passed, networkReturned.map(() => null)],
  source: { tries: $tries, sending: signOutFx.pending, signingIn: signInFx.pending, session: $session },
  filter: isTryDue,
  fn: () => undefined,
  target: readPendingFx,
})
sample({ clock: readPendingFx.doneData, filter: Boolean, fn: () => undefined, target: signOutFx })

// The other tabs have left with this one, and say the same.
sample({ clock: signOutFx.done, fn: () => ({ type: 'signOutConfirmed' as const, payload: {} }), target: broadcastFx })
sample({ clock: requestDelayed, fn: () => ({ type: 'signOutDelayed' as const, payload: {} }), target: broadcastFx })
sample({
  clock: tabMessageReceived,
  source: $session,
  filter: isAbout('signOutConfirmed'),
  fn: () => undefined,
  target: signOutConfirmed,
})
sample({
  clock: tabMessageReceived,
  source: $session,
  filter: isAbout('signOutDelayed'),
  fn: () => undefined,
  target: signOutDelayed,
})

function pauseAfter(tries: number): { ms: number; of: number } {
  return { ms: DELAYS_MS[Math.min(tries, DELAYS_MS.length) - 1] ?? 0, of: tries }
}

type Situation = { tries: number; sending: boolean; signingIn: boolean; session: Session }

/** `ofTry` is null when the network has returned. */
function isTryDue({ tries, sending, signingIn, session }: Situation, ofTry: number | null): boolean {
  return tries > 0 && !sending && !signingIn && session.phase === 'signed-out' && (ofTry ?? tries) === tries
}

function isAbout(type: 'signOutConfirmed' | 'signOutDelayed') {
  return (session: Session, message: TabMessage) => message.type === type && session.phase === 'signed-out'
}

import { createEffect } from 'effector'
import { api, type ApiError, type Schemas, unwrap } from '@/api'
import { storage } from '@/shared/storage'

export type Credentials = Schemas['SignInRequest']

/** Sends pending requests of the person. Never rejects, and settles soon. */
type SendPending = () => Promise<unknown>

const pending = new Set<SendPending>()
/** The requests of a person who signs out: the pending ones, then the sign-out. */
let signingOut: Promise<unknown> | undefined

/** Registers what has to be sent before a session ends; what it gives takes that back. */
export function beforeSignOut(send: SendPending): () => void {
  pending.add(send)
  return () => void pending.delete(send)
}

/** Starts sending while the data of the person is still there. */
export const sendPendingFx = createEffect(() => {
  signingOut = Promise.allSettled([...pending].map((send) => send()))
})

/**
 * Signs in; the session is a cookie that scripts cannot read. Waits for a sign-out in flight, whose answer would remove
 * the new cookie.
 */
export const signInFx = createEffect<Credentials, Schemas['Session'], ApiError>(async (credentials) => {
  await signingOut
  return unwrap(api.POST('/core/auth/sign-in', { body: credentials }))
})

/** Ends the session on the server after the pending requests; goes on when the page is closed. */
export const signOutFx = createEffect(() => {
  const done = signOutAfter(signingOut)
  signingOut = done.catch(() => undefined)
  return done
})

async function signOutAfter(pending: Promise<unknown> | undefined): Promise<void> {
  await pending
  await unwrap(api.POST('/core/auth/sign-out', { keepalive: true }))
}

/**
 * The session of this browser; `user: null` when signed out. A sign-out that never reached the server is sent first.
 */
export const findSessionFx = createEffect<void, Schemas['Session'], ApiError>(async () => {
  if (storage.signOutOwed.read()) {
    await signOutFx().catch(() => undefined)
    return { user: null }
  }
  return unwrap(api.GET('/core/auth/session'))
})

import { createEffect } from 'effector'
import { api, type ApiError, type Schemas, unwrap } from '@/api'
import { storage } from '@/shared/storage'

export type Credentials = Schemas['SignInRequest']

/** Says what waits for its time in the name of the person. Is never refused, and done soon in any case. */
type LastWords = () => Promise<unknown>

let lastWords: LastWords | null = null
/** What is still being said to the server in the name of the person who leaves: the last words, then the sign-out. */
let farewell: Promise<unknown> | undefined

/** Names what has to be said to the server before a session ends. */
export function beforeSignOut(words: LastWords | null): void {
  lastWords = words
}

/** Begins to say it, while everything of the person is still there. */
export const lastWordsFx = createEffect(() => {
  farewell = lastWords?.()
})

/**
 * Signs in; the session lives in a cookie that no script can read. A sign-out that is on its way is waited for: it, or its
 * answer alone, would take the new cookie away.
 */
export const signInFx = createEffect<Credentials, Schemas['Session'], ApiError>(async (credentials) => {
  await farewell
  return unwrap(api.POST('/core/auth/sign-in', { body: credentials }))
})

/** Ends the session on the server as soon as the last words are said; lives on when the page goes. */
export const signOutFx = createEffect(() => {
  const left = leaveAfter(farewell)
  farewell = left.catch(() => undefined)
  return left
})

async function leaveAfter(words: Promise<unknown> | undefined): Promise<void> {
  await words
  await unwrap(api.POST('/core/auth/sign-out', { keepalive: true }))
}

/** Who is signed in on this browser; signed out is an answer too. A sign-out that never reached the server goes first. */
export const findSessionFx = createEffect<void, Schemas['Session'], ApiError>(async () => {
  if (storage.signOutOwed.read()) {
    await signOutFx().catch(() => undefined)
    return { user: null }
  }
  return unwrap(api.GET('/core/auth/session'))
})

import { createEffect } from 'effector'
import { api, type ApiError, type Schemas, unwrap } from '@/api'
import { storage } from '@/shared/storage'

export type Credentials = Schemas['SignInRequest']

/** Signs in; the session lives in a cookie that no script can read. */
export const signInFx = createEffect<Credentials, Schemas['Session'], ApiError>((credentials) =>
  unwrap(api.POST('/core/auth/sign-in', { body: credentials })),
)

/** Ends the session on the server; lives on when the page goes. */
export const signOutFx = createEffect(async () => {
  await unwrap(api.POST('/core/auth/sign-out', { keepalive: true }))
})

/** Who is signed in on this browser; signed out is an answer too. A sign-out that never reached the server goes first. */
export const findSessionFx = createEffect<void, Schemas['Session'], ApiError>(async () => {
  if (storage.signOutOwed.read()) {
    await signOutFx().catch(() => undefined)
    return { user: null }
  }
  return unwrap(api.GET('/core/auth/session'))
})

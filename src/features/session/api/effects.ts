import { createEffect } from 'effector'
import { api, type ApiError, type Schemas, unwrap } from '@/api'

export type Credentials = Schemas['SignInRequest']

/** Signs in; the session lives in a cookie that no script can read. */
export const signInFx = createEffect<Credentials, Schemas['Session'], ApiError>((credentials) =>
  unwrap(api.POST('/core/auth/sign-in', { body: credentials })),
)

/** Ends the session on the server. The portal signs out whatever the answer is, also without a server. */
export const signOutFx = createEffect(async () => {
  await api.POST('/core/auth/sign-out')
})

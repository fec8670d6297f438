import { createEvent, createStore, sample } from 'effector'
import { $session, signedOut } from '@/features/session'
import { errorMet } from '@/shared/common-errors'
import { realtimeTokenReceived } from '@/shared/realtime'
import { deleteTokenFx, postTokenFx } from '../api/effects'

/** The installation has a service that follows the session, at this address. */
export const tokenSyncStarted = createEvent<{ url: string }>()

/** The address that is notified, null where the installation has no such service. */
const $url = createStore<string | null>(null).on(tokenSyncStarted, (_, { url }) => url)
/** The last token; it may have come before the address was known. */
const $token = createStore<string | null>(null)
  .on(realtimeTokenReceived, (_, token) => token)
  .reset(signedOut)

sample({
  clock: [realtimeTokenReceived, tokenSyncStarted],
  source: { url: $url, token: $token, session: $session },
  filter: hasSomethingToTell,
  fn: ({ url, token }) => ({ url: url as string, token: token as string }),
  target: postTokenFx,
})

// Nobody is signed in at the start: the session may have ended while no page was open.
sample({
  clock: tokenSyncStarted,
  source: $session,
  filter: ({ phase }) => phase === 'signed-out',
  fn: (_, { url }) => ({ url }),
  target: deleteTokenFx,
})
sample({
  clock: signedOut,
  source: $url,
  filter: (url) => url !== null,
  fn: (url) => ({ url: url as string }),
  target: deleteTokenFx,
})

sample({
  clock: [postTokenFx.failData, deleteTokenFx.failData],
  filter: ({ name }) => name !== 'AbortError',
  // Nothing in the portal depends on it, so it is only logged.
  fn: (error) => ({ error, context: 'the sync of the token', tip: null }),
  target: errorMet,
})

function hasSomethingToTell({
  url,
  token,
  session,
}: {
  url: string | null
  token: string | null
  session: { phase: string }
}) {
  return url !== null && token !== null && session.phase === 'signed-in'
}

import { createEvent, createStore, sample } from 'effector'
import { $session, signedOut } from '@/features/session'
import { errorMet } from '@/shared/common-errors'
import { realtimeTokenReceived } from '@/shared/realtime'
import { deleteTokenFx, postTokenFx } from '../api/effects'

/** Another service wants to know who is signed in here; it is told at this address. */
export const tokenSyncStarted = createEvent<{ url: string }>()

/** Where it is told, null where the installation has no such service. */
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

// A start that finds nobody may follow a session that ended while no page was open.
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
  // Nothing of the portal depends on it: it is for the log.
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

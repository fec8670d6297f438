import { createEffect } from 'effector'

/** The word about somebody who has just left must not be overtaken by one that they are there. */
let posting: AbortController | null = null

/** Tells the configured service who is signed in; the token proves it. */
export const postTokenFx = createEffect(async ({ url, token }: { url: string; token: string }) => {
  posting?.abort()
  posting = new AbortController()
  await told(url, { method: 'POST', headers: { authorization: `Bearer ${token}` }, signal: posting.signal })
})

/** Tells it that nobody is; also while the page goes. */
export const deleteTokenFx = createEffect(async ({ url }: { url: string }) => {
  posting?.abort()
  await told(url, { method: 'DELETE', keepalive: true })
})

/** The service keeps a session of its own, in a cookie of its own. */
async function told(url: string, init: RequestInit): Promise<void> {
  const response = await fetch(new URL(url, document.baseURI), { ...init, credentials: 'include' })
  if (!response.ok) throw new Error(`${init.method} answered ${response.status}`)
}

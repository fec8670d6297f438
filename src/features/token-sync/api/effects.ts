import { createEffect } from 'effector'

/** The request in flight, which signing out aborts: it must not overtake the one that deletes the token. */
let posting: AbortController | null = null

/** Tells the configured service who is signed in; the token proves it. */
export const postTokenFx = createEffect(async ({ url, token }: { url: string; token: string }) => {
  posting?.abort()
  posting = new AbortController()
  await send(url, { method: 'POST', headers: { authorization: `Bearer ${token}` }, signal: posting.signal })
})

/** Tells it that nobody is signed in, also while the page is unloading. */
export const deleteTokenFx = createEffect(async ({ url }: { url: string }) => {
  posting?.abort()
  await send(url, { method: 'DELETE', keepalive: true })
})

/** Credentials are included: the service keeps its own session in a cookie. */
async function send(url: string, init: RequestInit): Promise<void> {
  const response = await fetch(new URL(url, document.baseURI), { ...init, credentials: 'include' })
  if (!response.ok) throw new Error(`${init.method} answered ${response.status}`)
}

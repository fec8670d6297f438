import { takeBooted } from '@/shared/boot'
import { errorOfFailure } from './read-failure'
import { renewalsSoFar, sessionRenewed } from './session-gate'

/** After this time without an answer a call counts as lost, in milliseconds. */
const REQUEST_TIMEOUT_MS = 20_000

/** The same for one that says that it waits longer (RFC 7240: `Prefer: wait=120`). */
const LONG_TIMEOUT_MS = 120_000

/** What the server says when there is no session any more; a wrong password is a 401 of another kind. */
const SESSION_OVER = ['authentication-required', 'session-expired']

/**
 * Sends one request: takes the boot script's answer where it has asked already, limits the time, and lets a request
 * that met an expired session wait for the person to sign in again. Only a request that may safely happen twice is
 * repeated by itself.
 */
export async function send(request: Request): Promise<Response> {
  // A PATCH may not happen twice; whether a POST may is in its body.
  const spare = request.method === 'PATCH' ? null : request.clone()
  const renewals = renewalsSoFar()
  const response = await ask(request)
  if (response.status !== 401 || !(await saysSessionIsOver(response))) return response
  const renewed = await sessionRenewed(renewals)
  if (!renewed || !spare) return response
  return (await mayRepeat(spare)) ? ask(spare) : response
}

function ask(request: Request): Promise<Response> {
  const booted = request.method === 'GET' ? takeBooted(request.url) : null
  const timeoutMs = request.headers.has('Prefer') ? LONG_TIMEOUT_MS : REQUEST_TIMEOUT_MS
  const answer =
    booted ?? fetch(new Request(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]) }))
  return answer.catch((cause: unknown) => {
    throw errorOfFailure(cause, request)
  })
}

/** A POST is safe to repeat when its body carries the key by which the server knows it again. */
async function mayRepeat(request: Request): Promise<boolean> {
  if (request.method !== 'POST') return true
  return /"clientKey"\s*:/.test(await request.clone().text())
}

async function saysSessionIsOver(response: Response): Promise<boolean> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  return typeof body === 'object' && body !== null && 'code' in body && SESSION_OVER.includes(String(body.code))
}

import { getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import type { Person } from '../content/people/index.ts'
import { startSession, stopSession, useSession } from '../state/sessions.ts'
import type { World } from '../state/world.ts'
import type { Call, Variables } from './portal-app.ts'
import { Refusal, refusals } from './refusals.ts'

const cookieName = 'portal-session'

/** Where cookies do not travel, such as in stories, one person can be signed in from the start. */
export type SignedIn = { worlds: WeakMap<World, string | null>; userName: string | undefined }

/**
 * Begins a session of this browser; others may be open in other browsers. The one that it had ends, so that a copy of
 * its cookie is worth nothing.
 */
export function beginSession(call: Call, person: Person): void {
  const { world } = call.var
  const before = sessionIdOf(call)
  if (before !== undefined) stopSession(world, before)
  writeCookie(call, startSession(world, person.id, deviceOf(call)))
}

/** What the browser says of itself, as far as people recognise it. The demo knows no addresses of networks. */
function deviceOf(call: Call) {
  const agent = call.req.header('user-agent') ?? ''
  const named = (names: [RegExp, string][]) => names.find(([sign]) => sign.test(agent))?.[1] ?? null
  return {
    kind: /ipad|tablet/i.test(agent) ? 'tablet' : /mobi|iphone|android/i.test(agent) ? 'phone' : 'computer',
    browser: named([
      [/edg\//i, 'Edge'],
      [/firefox\//i, 'Firefox'],
      [/chrome\//i, 'Chrome'],
      [/safari\//i, 'Safari'],
    ]),
    system: named([
      [/windows/i, 'Windows'],
      [/android/i, 'Android'],
      [/iphone|ipad/i, 'iOS'],
      [/mac os/i, 'macOS'],
      [/linux/i, 'Linux'],
    ]),
    ipAddress: null,
  }
}

/** Ends the session of this browser, if there is one. */
export function endSession(call: Call): void {
  const id = sessionIdOf(call)
  if (id !== undefined) stopSession(call.var.world, id)
  writeCookie(call, null)
}

/** Who is signed in on this browser; undefined when nobody is. */
export function sessionOf(call: Call, signedIn: SignedIn): { person: Person; sessionId: string } | undefined {
  const { data } = call.var.world
  const sessionId = sessionIdOf(call)
  const ownerId = sessionId === undefined ? undefined : useSession(call.var.world, sessionId)
  if (sessionId !== undefined && ownerId !== undefined) {
    const person = data.people.get(ownerId)
    return person && { person, sessionId }
  }
  if (signedIn.userName === undefined) return undefined
  const remembered = signedIn.worlds.get(call.var.world)
  const userName = remembered === undefined ? signedIn.userName : remembered
  const personId = userName ? data.auth.accounts.get(userName)?.personId : undefined
  const person = personId === undefined ? undefined : data.people.get(personId)
  return person && { person, sessionId: 'signed-in-from-the-start' }
}

/** Lets only signed-in people through. */
export function requireSession(signedIn: SignedIn) {
  return createMiddleware<{ Variables: Variables }>(async (call, next) => {
    const session = sessionOf(call, signedIn)
    if (!session) {
      throw new Refusal(sessionIdOf(call) ? refusals.sessionExpired : refusals.authenticationRequired)
    }
    call.set('viewer', session.person)
    call.set('sessionId', session.sessionId)
    await next()
  })
}

/**
 * Over TLS only the cookie that this host itself has set over TLS counts: the browser refuses one with this prefix
 * from anybody else.
 */
function sessionIdOf(call: Call): string | undefined {
  return isSecure(call) ? getCookie(call, cookieName, 'host') : getCookie(call, cookieName)
}

function writeCookie(call: Call, id: string | null): void {
  const options = { httpOnly: true, sameSite: 'Lax', path: '/', ...(id === null && { maxAge: 0 }) } as const
  setCookie(call, cookieName, id ?? '', isSecure(call) ? { ...options, secure: true, prefix: 'host' } : options)
}

function isSecure(call: Call): boolean {
  return new URL(call.req.url).protocol === 'https:'
}

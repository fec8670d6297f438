import { getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import type { Person } from '../content/people/index.ts'
import type { World } from '../state/world.ts'
import type { Call, Variables } from './portal-app.ts'
import { Refusal, refusals } from './refusals.ts'

const cookieName = 'portal-session'

/** Where cookies do not travel, such as in stories, one person can be signed in from the start. */
export type SignedIn = { worlds: WeakMap<World, string | null>; userName: string | undefined }

/** Begins a session; several may be open at a time, each in a browser of its own. */
export function beginSession(call: Call, person: Person): void {
  const { world } = call.var
  const id = [...crypto.getRandomValues(new Uint8Array(24))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  world.data.auth.sessions.set(id, { personId: person.id, startedAt: world.clock.now() })
  setCookie(call, cookieName, id, { httpOnly: true, sameSite: 'Lax', path: '/', secure: isSecure(call) })
}

/** Ends the session of this browser, if there is one. */
export function endSession(call: Call): void {
  const { world } = call.var
  const id = getCookie(call, cookieName)
  const session = id === undefined ? undefined : world.data.auth.sessions.get(id)
  if (id !== undefined && session) {
    world.data.auth.sessions.delete(id)
    world.events.emit('session-ended', { userId: session.personId, sessionId: id })
  }
  setCookie(call, cookieName, '', { httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 0, secure: isSecure(call) })
}

/** Who is signed in on this browser; undefined when nobody is. */
export function sessionOf(call: Call, signedIn: SignedIn): { person: Person; sessionId: string } | undefined {
  const { data } = call.var.world
  const sessionId = getCookie(call, cookieName)
  const session = sessionId === undefined ? undefined : data.auth.sessions.get(sessionId)
  if (sessionId !== undefined && session) {
    const person = data.people.get(session.personId)
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
      throw new Refusal(getCookie(call, cookieName) ? refusals.sessionExpired : refusals.authenticationRequired)
    }
    call.set('viewer', session.person)
    call.set('sessionId', session.sessionId)
    await next()
  })
}

function isSecure(call: Call): boolean {
  return new URL(call.req.url).protocol === 'https:'
}

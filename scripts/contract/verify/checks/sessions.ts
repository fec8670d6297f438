import type { Answer } from '../caller.ts'
import { codeOf } from '../check-answer.ts'
import type { KnownOperation } from '../contract.ts'
import type { Finding } from '../findings.ts'
import { withAt } from '../pointer.ts'
import { exampleParts, prepare } from '../requests.ts'
import type { Run } from '../run.ts'
import { Session } from '../session.ts'

/** Who asks; from the environment, from standard input or, for the mock, from the contract's example. */
export interface Credentials {
  userName: string
  password: string
}

/** Signs in and judges the answer; undefined where it did not work. */
export async function signIn(run: Run, credentials: Credentials): Promise<Session | undefined> {
  const { operation: id, userName, password } = run.values.table.signIn
  const operation = run.contract.operation(id)
  const requests = operation && exampleParts(operation, run.values)
  if (!operation || !requests || 'missing' in requests || !requests[0]) return undefined
  const named = withAt(requests[0].body, userName, credentials.userName)
  const prepared = prepare({ ...requests[0], body: withAt(named, password, credentials.password) })
  const check = { kind: 'session' as const, name: 'sign in', session: null }
  const answer = await run.check(operation, check, prepared, wrongCookie)
  if (answer.status >= 300 || answer.status === 0) return undefined
  const session = new Session()
  session.absorb(answer.headers)
  return session.header ? session : undefined
}

/** A script must not read the session, and other sites must not send it. */
function wrongCookie({ headers }: Answer): Finding[] {
  const pointer = '/header/set-cookie'
  const cookies = headers.getSetCookie()
  if (cookies.length === 0) return []
  return cookies.flatMap((cookie) => {
    const wanted = ['HttpOnly', 'SameSite'].filter((word) => !new RegExp(`;\\s*${word}\\b`, 'i').test(cookie))
    const name = cookie.split('=')[0]
    return wanted.map((word) => ({ pointer, message: `the cookie ${name} must be ${word}` }))
  })
}

/** Asks once without a session: what is protected refuses, what is public answers. */
export async function checkWithoutSession(run: Run, operation: KnownOperation): Promise<void> {
  const requests = exampleParts(operation, run.values)
  const [sound] = 'missing' in requests ? [] : requests
  if (!sound) return
  if (!operation.isPublic) {
    const check = { kind: 'session' as const, name: 'no session', expected: [401], session: null }
    await run.check(operation, check, prepare(sound), (answer) => notASession(answer))
  } else if (!operation.writes) {
    await run.check(operation, { kind: 'session', name: 'open to everybody', session: null }, prepare(sound))
  }
}

/** A session that never was is refused like one that has expired. */
export async function checkForeignSession(run: Run, operation: KnownOperation): Promise<void> {
  const requests = exampleParts(operation, run.values)
  const [sound] = 'missing' in requests ? [] : requests
  if (!sound) return
  const session = new Session(run.contract.sessionCookies('of-nobody-at-all'))
  const check = { kind: 'session' as const, name: 'a session that never was', expected: [401], session }
  await run.check(operation, check, prepare(sound), notASession)
}

function notASession(answer: Answer): Finding[] {
  const code = codeOf(answer)
  if (code === 'authentication-required' || code === 'session-expired') return []
  return [{ pointer: '/code', message: `must be authentication-required or session-expired, not "${code}"` }]
}

/** Signs out a session of its own; afterwards it opens nothing any more. */
export async function checkSignOut(run: Run, credentials: Credentials, probe: KnownOperation): Promise<void> {
  const operation = run.contract.operation(run.values.table.signOut)
  if (!operation) return
  const session = await signIn(run, credentials)
  if (!session) return
  const before = session.copy()
  const requests = exampleParts(operation, run.values)
  const asked = exampleParts(probe, run.values)
  if ('missing' in requests || 'missing' in asked || !requests[0] || !asked[0]) return
  const left = await run.check(operation, { kind: 'example', name: 'request', session }, prepare(requests[0]))
  if (left.status >= 300) return
  const after = await run.caller.send(prepare(asked[0]), before)
  const message = `the session still opens ${probe.id} after signing out (${after.status})`
  run.judge(operation.id, 'promise', 'ends the session', after, after.status === 401 ? [] : [{ pointer: '', message }])
}

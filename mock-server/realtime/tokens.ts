import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { RealtimePerson } from '../state/realtime-tickets.ts'
import type { World } from '../state/world.ts'

/** Seconds that an id token is good for. Five minutes or less would make the SDK refresh in a hot loop. */
export const idTokenLifetime = 3_600

/** Seconds that a refresh token is good for. */
const refreshTokenLifetime = 30 * 24 * 3_600

type Use = 'id' | 'refresh'

/** What a token says, as far as it is read here again. */
export type Claims = RealtimePerson & { world: string; use: Use; exp: number }

/** Signs and checks the tokens of one world. The key lives and dies with it. */
export class WorldTokens {
  readonly #world: string
  readonly #key = randomBytes(32)
  readonly #endedSessions = new Set<string>()

  constructor(world: World) {
    this.#world = world.name
  }

  /** A signed token for a person; real time, because the SDK compares with its own clock. */
  sign(person: RealtimePerson, use: Use): string {
    const now = Math.floor(Date.now() / 1000)
    const claims = {
      iss: 'https://securetoken.google.com/portal',
      aud: 'portal',
      auth_time: now,
      iat: now,
      exp: now + (use === 'id' ? idTokenLifetime : refreshTokenLifetime),
      sub: person.userId,
      user_id: person.userId,
      firebase: { sign_in_provider: 'custom', identities: {} },
      world: this.#world,
      session: person.sessionId,
      use,
    }
    const content = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`
    return `${content}.${this.#signature(content)}`
  }

  /** What a token says, if this world signed it for this use, it is not too old and its session goes on. */
  verify(token: string, use: Use): Claims | null {
    const claims = readClaims(token)
    if (!claims || claims.world !== this.#world || claims.use !== use) return null
    const end = token.lastIndexOf('.')
    const given = Buffer.from(token.slice(end + 1))
    const expected = Buffer.from(this.#signature(token.slice(0, end)))
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
    return claims.exp * 1000 > Date.now() && !this.#endedSessions.has(claims.sessionId) ? claims : null
  }

  /** Makes every token of a session worthless. */
  endSession(sessionId: string): void {
    this.#endedSessions.add(sessionId)
  }

  #signature(content: string): string {
    return createHmac('sha256', this.#key).update(content).digest('base64url')
  }
}

/** What a token claims, unchecked; good for finding the world that can check it. */
export function readClaims(token: string): Claims | null {
  try {
    const [, payload = ''] = token.split('.')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>
    const { world, sub, session, use, exp } = claims
    if (typeof world !== 'string' || typeof sub !== 'string' || typeof session !== 'string') return null
    if ((use !== 'id' && use !== 'refresh') || typeof exp !== 'number') return null
    return { world, userId: sub, sessionId: session, use, exp }
  } catch {
    return null
  }
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}

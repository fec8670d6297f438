import { worldOfTicket, type RealtimePerson } from '../state/realtime-tickets.ts'
import { idTokenLifetime, readClaims, type Claims } from './tokens.ts'
import type { RealtimeWorlds } from './realtime-worlds.ts'

/** The longest body that is read, in characters. */
const longestBody = 20_000

/** The identity service that the firebase SDK signs in to: custom token to tokens, who is this, refresh. */
export function createIdentity(worlds: RealtimeWorlds) {
  const answers: Record<string, (body: string) => Response> = {
    '/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken': (body) => {
      const ticket = field(body, 'token')
      const person = worlds.redeem(worldOfTicket(ticket), ticket)
      const tokens = person && worlds.find(worldOfTicket(ticket))?.tokens
      if (!tokens) return refuse('INVALID_CUSTOM_TOKEN')
      return Response.json({
        kind: 'identitytoolkit#VerifyCustomTokenResponse',
        idToken: tokens.sign(person, 'id'),
        refreshToken: tokens.sign(person, 'refresh'),
        expiresIn: String(idTokenLifetime),
        isNewUser: false,
      })
    },
    '/identitytoolkit.googleapis.com/v1/accounts:lookup': (body) => {
      const claims = verify(field(body, 'idToken'), 'id')
      if (!claims) return refuse('INVALID_ID_TOKEN')
      const now = String(Date.now())
      const user = { localId: claims.userId, providerUserInfo: [], customAuth: true, lastLoginAt: now, createdAt: now }
      return Response.json({ kind: 'identitytoolkit#GetAccountInfoResponse', users: [user] })
    },
    '/securetoken.googleapis.com/v1/token': (body) => {
      const form = new URLSearchParams(body)
      const claims = verify(form.get('refresh_token') ?? '', 'refresh')
      const tokens = claims && worlds.find(claims.world)?.tokens
      if (form.get('grant_type') !== 'refresh_token' || !tokens) return refuse('TOKEN_EXPIRED')
      const person: RealtimePerson = { userId: claims.userId, sessionId: claims.sessionId }
      const idToken = tokens.sign(person, 'id')
      return Response.json({
        access_token: idToken,
        id_token: idToken,
        refresh_token: tokens.sign(person, 'refresh'),
        expires_in: String(idTokenLifetime),
        token_type: 'Bearer',
        user_id: claims.userId,
        project_id: 'portal',
      })
    },
  }

  function verify(token: string, use: Claims['use']): Claims | null {
    return worlds.find(readClaims(token)?.world ?? '')?.tokens.verify(token, use) ?? null
  }

  return {
    /** True for the paths of the stand-in. */
    owns: (path: string): boolean => /^\/(?:identitytoolkit|securetoken)\.googleapis\.com\//.test(path),
    /** Answers one call of the SDK. */
    async answer(request: Request, path: string): Promise<Response> {
      const answerer = Object.hasOwn(answers, path) ? answers[path] : undefined
      if (!answerer) return refuse('NOT_FOUND', 404)
      if (request.method !== 'POST') return refuse('METHOD_NOT_ALLOWED', 405)
      const body = await request.text()
      return body.length > longestBody ? refuse('REQUEST_TOO_LONG', 413) : answerer(body)
    },
  }
}

/** A text field of a JSON body; empty when there is none. */
function field(body: string, name: string): string {
  try {
    const value: unknown = (JSON.parse(body) as Record<string, unknown> | null)?.[name]
    return typeof value === 'string' ? value : ''
  } catch {
    return ''
  }
}

/** An error in the form that the SDK reads its codes from. */
function refuse(message: string, code = 400): Response {
  const error = { code, message, errors: [{ message, domain: 'global', reason: 'invalid' }] }
  return Response.json({ error }, { status: code })
}

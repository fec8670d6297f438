import type { Schemas } from '../schemas.ts'
import { personalOf, type OneTimeTokenKind } from '../state/data.ts'
import { realtimeTransport } from '../state/realtime-channel.ts'
import { stopSessionsOf } from '../state/sessions.ts'
import type { World } from '../state/world.ts'
import { currentUser } from '../views/people.ts'
import type { Call, PortalApp } from './portal-app.ts'
import { confirmPrivateEmail } from './account.ts'
import { checkPolicy, countFailure, remember, slowDown } from './passwords.ts'
import { found, Refusal, refusals } from './refusals.ts'
import { beginSession, endSession, requireSession, sessionOf, type SignedIn } from './sessions.ts'

/** Mails to one person that let the password be changed, and in which time. */
const mostRecoveries = 5
const recoveryWindow = 15 * 60_000

/** Signing in and out, passwords, and the tokens of mails. */
export function authRoutes(app: PortalApp, signedIn: SignedIn): void {
  app.post('/core/auth/sign-in', async (call) => {
    const { userName, password } = await call.req.json<Schemas['SignInRequest']>()
    const { world } = call.var
    const name = userName.trim().toLowerCase()
    slowDown(world, name)
    const account = world.data.auth.accounts.get(name)
    if (!account || account.password !== password) {
      countFailure(world, name)
      throw new Refusal(refusals.wrongCredentials)
    }
    const person = found(world.data.people.get(account.personId), refusals.wrongCredentials)
    if (person.blocked) throw new Refusal(refusals.accountBlocked)
    world.data.auth.failures.delete(name)
    signedIn.worlds.set(world, name)
    beginSession(call, person)
    return call.json<Schemas['Session']>({ user: currentUser(world.data, person) })
  })

  app.post('/core/auth/sign-out', (call) => {
    endSession(call)
    signedIn.worlds.set(call.var.world, null)
    return call.body(null, 204)
  })

  app.get('/core/auth/session', (call) => {
    const session = sessionOf(call, signedIn)
    return call.json<Schemas['Session']>({ user: session ? currentUser(call.var.world.data, session.person) : null })
  })

  app.get('/core/auth/password-policy', (call) =>
    call.json<Schemas['PasswordPolicy']>(call.var.world.data.auth.passwordPolicy),
  )

  // Known and unknown names get the same answer, so that nobody can find out who has an account.
  app.post('/core/auth/password-recovery', async (call) => {
    const { userName } = await call.req.json<Schemas['PasswordRecoveryRequest']>()
    limitRecoveries(call.var.world, userName.trim().toLowerCase())
    return call.body(null, 202)
  })

  app.post('/core/auth/change-password', async (call) => {
    const { confirmToken, password } = await call.req.json<Schemas['ChangePasswordRequest']>()
    const { auth } = call.var.world.data
    // A password that is refused must not use the token up.
    const kept = auth.oneTimeTokens.get(confirmToken)
    if (kept?.kind !== 'change-password') throw new Refusal(refusals.tokenExpired)
    checkPolicy(password, auth.passwordPolicy)
    const personId = useToken(call, confirmToken, 'change-password')
    for (const account of auth.accounts.values()) if (account.personId === personId) account.password = password
    // Where it was changed because others knew the old one, they must not stay.
    if (personId !== null) stopSessionsOf(call.var.world, personId)
    return call.body(null, 204)
  })

  app.post('/core/auth/verify-private-email', async (call) => {
    const { verifyToken } = await call.req.json<Schemas['VerifyPrivateEmailRequest']>()
    const personId = useToken(call, verifyToken, 'verify-private-email')
    if (personId !== null) confirmPrivateEmail(personalOf(call.var.world.data, personId))
    return call.body(null, 204)
  })

  app.post('/core/auth/unsubscribe/describe', async (call) => {
    const { token } = await call.req.json<Schemas['UnsubscribeRequest']>()
    const { data } = call.var.world
    const known = data.auth.oneTimeTokens.get(token)
    const person =
      known?.kind === 'unsubscribe' && known.personId !== null ? data.people.get(known.personId) : undefined
    const { id, firstName } = found(person, refusals.tokenExpired)
    const frequency = personalOf(data, id).notificationSettings.summary
    const address = `${firstName.slice(0, 1).toLowerCase()}•••@meridiana.example`
    return call.json<Schemas['Subscription']>({ kind: 'summary', frequency, address })
  })

  app.post('/core/auth/unsubscribe', async (call) => {
    const { token } = await call.req.json<Schemas['UnsubscribeRequest']>()
    const personId = useToken(call, token, 'unsubscribe')
    // The summary is what the mails of the demo are.
    if (personId !== null) personalOf(call.var.world.data, personId).notificationSettings.summary = 'off'
    return call.body(null, 204)
  })

  app.post('/core/auth/exchange-result-token', async (call) => {
    const { resultToken } = await call.req.json<Schemas['ExchangeResultTokenRequest']>()
    const { world } = call.var
    const personId = useToken(call, resultToken, 'sign-in-result')
    const person = found(personId === null ? null : world.data.people.get(personId), refusals.accountMissing)
    beginSession(call, person)
    return call.json<Schemas['Session']>({ user: currentUser(world.data, person) })
  })

  app.post('/core/auth/create-push-channels-client-transport', requireSession(signedIn), (call) => {
    const { world, viewer, sessionId } = call.var
    const transportParams = realtimeTransport(world, { userId: viewer.id, sessionId }, originOf(call))
    return call.json<Schemas['PushChannelsClientTransport']>({ clientTransport: { transportParams } })
  })
}

/** This server as the browser reaches it, through whatever stands before it. */
function originOf({ req }: Call): string {
  const own = new URL(req.url)
  const host = req.header('x-forwarded-host') ?? own.host
  const protocol = req.header('x-forwarded-proto') ?? own.protocol.replace(':', '')
  return URL.canParse(`${protocol}://${host}`) ? `${protocol}://${host}` : own.origin
}

/** Nobody's inbox may be filled by others. */
function limitRecoveries(world: World, name: string): void {
  const { recoveries } = world.data.auth
  const now = world.clock.now()
  const recent = (recoveries.get(name) ?? []).filter((askedAt) => askedAt + recoveryWindow > now)
  const [first = now] = recent
  if (recent.length >= mostRecoveries)
    throw new Refusal(refusals.tooManyRequests, { retryAfter: Math.ceil((first + recoveryWindow - now) / 1000) })
  remember(recoveries, name, [...recent, now])
}

/** Takes a token out of the world and tells whose it was; unknown, used and foreign ones are all the same. */
function useToken(call: Call, token: string, kind: OneTimeTokenKind): string | null {
  const { oneTimeTokens } = call.var.world.data.auth
  const known = oneTimeTokens.get(token)
  if (known?.kind !== kind) throw new Refusal(refusals.tokenExpired)
  oneTimeTokens.delete(token)
  return known.personId
}

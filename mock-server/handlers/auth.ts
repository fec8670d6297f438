import type { Schemas } from '../schemas.ts'
import type { OneTimeTokenKind } from '../state/data.ts'
import { realtimeTransport } from '../state/realtime-channel.ts'
import type { World } from '../state/world.ts'
import { currentUser } from '../views/people.ts'
import type { Call, PortalApp } from './portal-app.ts'
import { found, Refusal, refusals } from './refusals.ts'
import { beginSession, endSession, requireSession, sessionOf, type SignedIn } from './sessions.ts'

/** Wrong passwords in a row that go unpunished. */
const freeFailures = 5

/** Most user names whose failures are remembered; guessing names must not fill the memory. */
const rememberedNames = 1_000

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
  app.post('/core/auth/password-recovery', (call) => call.body(null, 202))

  app.post('/core/auth/change-password', async (call) => {
    const { confirmToken, password } = await call.req.json<Schemas['ChangePasswordRequest']>()
    const { auth } = call.var.world.data
    // A password that is refused must not use the token up.
    const kept = auth.oneTimeTokens.get(confirmToken)
    if (kept?.kind !== 'change-password') throw new Refusal(refusals.tokenExpired)
    const errors = policyViolations(password, auth.passwordPolicy)
    if (errors.length > 0) {
      const title = 'The password does not fulfil the policy'
      throw new Refusal({ status: 422, code: 'password-policy-violated', title, errors })
    }
    const personId = useToken(call, confirmToken, 'change-password')
    for (const account of auth.accounts.values()) if (account.personId === personId) account.password = password
    return call.body(null, 204)
  })

  app.post('/core/auth/verify-private-email', async (call) => {
    const { verifyToken } = await call.req.json<Schemas['VerifyPrivateEmailRequest']>()
    useToken(call, verifyToken, 'verify-private-email')
    return call.body(null, 204)
  })

  app.post('/core/auth/unsubscribe', async (call) => {
    const { token } = await call.req.json<Schemas['UnsubscribeRequest']>()
    useToken(call, token, 'unsubscribe')
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

/** Each wrong password beyond the free ones doubles the wait, up to a minute. */
function slowDown(world: World, name: string): void {
  const failures = world.data.auth.failures.get(name)
  if (!failures || failures.count < freeFailures) return
  const wait = Math.min(60_000, 5_000 * 2 ** (failures.count - freeFailures))
  const left = failures.lastAt + wait - world.clock.now()
  if (left > 0) throw new Refusal(refusals.tooManyRequests, { retryAfter: Math.ceil(left / 1000) })
}

function countFailure(world: World, name: string): void {
  const { failures } = world.data.auth
  const count = (failures.get(name)?.count ?? 0) + 1
  failures.delete(name)
  failures.set(name, { count, lastAt: world.clock.now() })
  const [oldest] = failures.keys()
  if (failures.size > rememberedNames && oldest !== undefined) failures.delete(oldest)
}

/** Takes a token out of the world and tells whose it was; unknown, used and foreign ones are all the same. */
function useToken(call: Call, token: string, kind: OneTimeTokenKind): string | null {
  const { oneTimeTokens } = call.var.world.data.auth
  const known = oneTimeTokens.get(token)
  if (known?.kind !== kind) throw new Refusal(refusals.tokenExpired)
  oneTimeTokens.delete(token)
  return known.personId
}

function policyViolations(password: string, policy: Schemas['PasswordPolicy']) {
  const {
    minimumLength = 6,
    maximumLength,
    lowercaseRequired,
    uppercaseRequired,
    numericRequired,
    nonAlphanumericRequired,
  } = policy
  const rules: [broken: boolean, code: string, message: string][] = [
    [password.length < minimumLength, 'minimum-length', `must have at least ${minimumLength} characters`],
    [
      maximumLength !== undefined && password.length > maximumLength,
      'maximum-length',
      `must have at most ${maximumLength} characters`,
    ],
    [lowercaseRequired === true && !/\p{Ll}/u.test(password), 'lowercase-required', 'must contain a lowercase letter'],
    [uppercaseRequired === true && !/\p{Lu}/u.test(password), 'uppercase-required', 'must contain an uppercase letter'],
    [numericRequired === true && !/\p{Nd}/u.test(password), 'numeric-required', 'must contain a digit'],
    [
      nonAlphanumericRequired === true && !/[^\p{L}\p{N}]/u.test(password),
      'non-alphanumeric-required',
      'must contain a sign',
    ],
  ]
  return rules.filter(([broken]) => broken).map(([, code, message]) => ({ pointer: '/password', code, message }))
}

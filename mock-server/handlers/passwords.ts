import type { Schemas } from '../schemas.ts'
import type { World } from '../state/world.ts'
import { Refusal, refusals } from './refusals.ts'

/** Wrong passwords in a row that go unpunished. */
const freeFailures = 5

/** Most user names whose failures are remembered; guessing names must not fill the memory. */
const rememberedNames = 1_000

/** Each wrong password beyond the free ones doubles the wait, up to a minute. */
export function slowDown(world: World, name: string): void {
  const failures = world.data.auth.failures.get(name)
  if (!failures || failures.count < freeFailures) return
  const wait = Math.min(60_000, 5_000 * 2 ** (failures.count - freeFailures))
  const left = failures.lastAt + wait - world.clock.now()
  if (left > 0) throw new Refusal(refusals.tooManyRequests, { retryAfter: Math.ceil(left / 1000) })
}

/** Remembers one more wrong password. */
export function countFailure(world: World, name: string): void {
  const { failures } = world.data.auth
  remember(failures, name, { count: (failures.get(name)?.count ?? 0) + 1, lastAt: world.clock.now() })
}

/** Keeps what is known of a name as the newest, and forgets the oldest beyond the limit. */
export function remember<Value>(names: Map<string, Value>, name: string, value: Value): void {
  names.delete(name)
  names.set(name, value)
  const [oldest] = names.keys()
  if (names.size > rememberedNames && oldest !== undefined) names.delete(oldest)
}

/** Refuses a password that breaks the policy, and names each rule that it breaks. */
export function checkPolicy(password: string, policy: Schemas['PasswordPolicy']): void {
  const errors = policyViolations(password, policy)
  if (errors.length === 0) return
  const title = 'The password does not fulfil the policy'
  throw new Refusal({ status: 422, code: 'password-policy-violated', title, errors })
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

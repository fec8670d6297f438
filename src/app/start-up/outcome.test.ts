import { expect, it } from 'vitest'
import { ApiError, type ApiErrorKind } from '@/api'
import { examples } from '@/api/examples.gen'
import { type StartupAnswers, startupOutcome } from './outcome'

const environment = examples.getEnvironment.default
const session = examples.getSession.default
const sound: StartupAnswers = {
  environment: { status: 'fulfilled', value: environment },
  session: { status: 'fulfilled', value: session },
  catalogue: { status: 'fulfilled', value: {} },
}

function refused(kind: ApiErrorKind, status: number): PromiseRejectedResult {
  return { status: 'rejected', reason: new ApiError({ kind, status, code: kind, requestId: 'r-1' }) }
}

it('is ready when everything has come, signed in or not', () => {
  expect(startupOutcome(sound).kind).toBe('ready')
  expect(startupOutcome({ ...sound, session: { status: 'fulfilled', value: { user: null } } })).toMatchObject({
    kind: 'ready',
    user: null,
  })
})

const failures: [name: string, kind: ApiErrorKind, status: number][] = [
  ['401', 'unauthenticated', 401],
  ['403', 'forbidden', 403],
  ['404', 'not-found', 404],
  ['422', 'validation', 422],
  ['429', 'rate-limited', 429],
  ['500', 'problem', 500],
  ['503', 'unavailable', 503],
  ['HTML', 'malformed', 200],
  ['a wrong shape', 'malformed', 200],
  ['an answer too late', 'timeout', 0],
  ['a lost network', 'offline', 0],
]

it.each(failures)('has a page for environment info answering %s', (_name, kind, status) => {
  const outcome = startupOutcome({ ...sound, environment: refused(kind, status) })
  expect(outcome.kind).toBe(status === 503 ? 'out-of-service' : 'failed')
})

it.each(failures)('has a page for the session answering %s', (_name, kind, status) => {
  const outcome = startupOutcome({ ...sound, session: refused(kind, status) })
  expect(outcome.kind).toBe(kind === 'unauthenticated' ? 'ready' : 'failed')
})

it('says that the service rests rather than that the session failed, when both are so', () => {
  expect(
    startupOutcome({ ...sound, environment: refused('unavailable', 503), session: refused('unavailable', 503) }).kind,
  ).toBe('out-of-service')
})

it('fails when the words of the language do not come', () => {
  expect(startupOutcome({ ...sound, catalogue: { status: 'rejected', reason: new TypeError('no chunk') } }).kind).toBe(
    'failed',
  )
})

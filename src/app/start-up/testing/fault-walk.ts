import { api, unwrap } from '@/api'
import { examples } from '@/api/examples.gen'
import { startupOutcome, type StartupOutcome } from '../outcome'

/** The calls without which there is no start. */
export type StartCall = 'environment' | 'session'

/** What a person ends with: the portal, sign-in, or one of the pages that stand in. */
export type Ending = 'portal' | 'sign-in' | 'resting' | 'failed' | 'unreachable'

type Fault = { answer: () => Response; environment: Ending; session: Ending }

/** Every way in which a call can go wrong, with what follows for each call of the start. */
export const faults = {
  '401': { answer: problem(401, 'authentication-required'), environment: 'failed', session: 'sign-in' },
  '401 of an expired session': { answer: problem(401, 'session-expired'), environment: 'failed', session: 'sign-in' },
  '403': { answer: problem(403, 'forbidden'), environment: 'failed', session: 'failed' },
  '404': { answer: problem(404, 'not-found'), environment: 'failed', session: 'failed' },
  '422': { answer: problem(422, 'validation-failed'), environment: 'failed', session: 'failed' },
  '429': { answer: problem(429, 'too-many-requests'), environment: 'failed', session: 'failed' },
  '500': { answer: problem(500, 'internal-error'), environment: 'failed', session: 'failed' },
  '503': { answer: problem(503, 'out-of-service'), environment: 'resting', session: 'failed' },
  'a 503 of the proxy': {
    answer: () => new Response('<h1>Service Unavailable</h1>', { status: 503 }),
    environment: 'resting',
    session: 'failed',
  },
  HTML: {
    answer: () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
    environment: 'failed',
    session: 'failed',
  },
  'an empty body': { answer: () => new Response(''), environment: 'failed', session: 'failed' },
  'half a body': { answer: () => new Response('{"user": '), environment: 'failed', session: 'failed' },
  'a wrong shape': { answer: () => Response.json({ user: 7 }), environment: 'failed', session: 'failed' },
  'a list in place of an object': { answer: () => Response.json([]), environment: 'failed', session: 'failed' },
  'an answer too late': { answer: lost('TimeoutError'), environment: 'unreachable', session: 'unreachable' },
  'a lost network': { answer: lost('TypeError'), environment: 'unreachable', session: 'unreachable' },
} satisfies Record<string, Fault>

export type FaultName = keyof typeof faults

/** Starts as the portal does, with one call that goes wrong or none. */
export async function startWith(wrong: { call: StartCall; fault: FaultName } | null): Promise<StartupOutcome> {
  const sound = { environment: examples.getEnvironment.default, session: examples.getSession.default }
  const { fetch } = globalThis
  globalThis.fetch = async (input) => {
    const call = new Request(input).url.endsWith('/core/auth/session') ? 'session' : 'environment'
    return call === wrong?.call ? faults[wrong.fault].answer() : Response.json(sound[call])
  }
  try {
    const [environment, session, catalogue] = await Promise.allSettled([
      unwrap(api.GET('/core/settings/environment')),
      unwrap(api.GET('/core/auth/session')),
      Promise.resolve({}),
    ])
    return startupOutcome({ environment, session, catalogue })
  } finally {
    globalThis.fetch = fetch
  }
}

/** Which page an outcome is. */
export function endingOf(outcome: StartupOutcome): Ending {
  if (outcome.kind === 'ready') return outcome.user ? 'portal' : 'sign-in'
  if (outcome.kind === 'out-of-service') return 'resting'
  const { kind } = outcome.error as { kind?: string }
  return kind === 'offline' || kind === 'timeout' ? 'unreachable' : 'failed'
}

function problem(status: number, code: string): () => Response {
  return () =>
    Response.json(
      { type: `./problems/${code}`, title: code, status, code, requestId: 'r-1' },
      { status, headers: { 'content-type': 'application/problem+json' } },
    )
}

function lost(name: 'TimeoutError' | 'TypeError'): () => never {
  return () => {
    throw name === 'TypeError' ? new TypeError('Failed to fetch') : new DOMException('', name)
  }
}

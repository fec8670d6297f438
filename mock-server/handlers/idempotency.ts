import type { Call } from './portal-app.ts'

/** What the person has made before by the same request with the same key. */
export function madeBefore<Made>(call: Call, byKey: Map<string, Made>): Made | undefined {
  const key = keyOf(call)
  return key === null ? undefined : byKey.get(key)
}

/** Keeps what was made, so that the same request with the same key makes nothing twice. */
export function remember<Made>(call: Call, byKey: Map<string, Made>, made: Made): void {
  const key = keyOf(call)
  if (key !== null) byKey.set(key, made)
}

function keyOf(call: Call): string | null {
  const key = call.req.header('idempotency-key')
  return key === undefined ? null : `${call.var.viewer.id} ${call.req.path} ${key}`
}

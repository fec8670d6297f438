import { type DeviceInfo, nextId } from './data.ts'
import type { World } from './world.ts'

const unknownDevice = { kind: 'computer', browser: null, system: null, ipAddress: null }

const hour = 60 * 60_000

/** How long a session lasts without a request. */
const idleLimit = 8 * hour

/** How long a session lasts at most, in use. */
const longestSession = 7 * 24 * hour

/** Begins a session of a person on a device and gives its id. */
export function startSession(world: World, personId: string, device: Omit<DeviceInfo, 'id'> = unknownDevice): string {
  const id = [...crypto.getRandomValues(new Uint8Array(24))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const now = world.clock.now()
  const known = { id: nextId(world.data, 'device'), ...device }
  world.data.auth.sessions.set(id, { personId, startedAt: now, usedAt: now, device: known })
  endInTime(world, id)
  return id
}

/** The person of a session, which counts as used now; undefined where there is none any more. */
export function useSession(world: World, id: string): string | undefined {
  const session = world.data.auth.sessions.get(id)
  if (session) session.usedAt = world.clock.now()
  return session?.personId
}

/** Ends a session, if there is one. */
export function stopSession(world: World, sessionId: string): void {
  const session = world.data.auth.sessions.get(sessionId)
  if (!session) return
  world.data.auth.sessions.delete(sessionId)
  world.events.emit('session-ended', { userId: session.personId, sessionId })
}

/** Ends all sessions of a person and says how many there were. */
export function stopSessionsOf(world: World, personId: string): number {
  const own = [...world.data.auth.sessions].filter(([, session]) => session.personId === personId)
  for (const [sessionId] of own) stopSession(world, sessionId)
  return own.length
}

/** Looks again when the session could end at the earliest: a timer for each request would be too many. */
function endInTime(world: World, id: string): void {
  const session = world.data.auth.sessions.get(id)
  if (!session) return
  const end = Math.min(session.usedAt + idleLimit, session.startedAt + longestSession)
  const left = end - world.clock.now()
  if (left <= 0) stopSession(world, id)
  else world.clock.after(left, () => endInTime(world, id))
}

import type { RealtimePerson } from './realtime-tickets.ts'
import type { World } from './world.ts'

/**
 * What the firebase SDK needs to reach the stand-in, and the token that it signs in with; as the contract writes it.
 */
export type RealtimeTransport = {
  realtimeOptions: { apiKey: string; projectId: string; databaseURL: string; authEmulatorUrl: string }
  authToken: string
}

/** Where the value of a person's notifications lives; without a leading slash. */
export function notificationsPath(world: World, userId: string): string {
  return `worlds/${world.name}/users/${userId}/notifications`
}

/**
 * The transport for one signed-in person. `origin` is the address of this server as the client sees it, so that the
 * stand-in is same-origin and the content policy needs no exception.
 */
export function realtimeTransport(world: World, person: RealtimePerson, origin: string): RealtimeTransport {
  const { protocol, host } = new URL(origin)
  return {
    realtimeOptions: {
      apiKey: 'stand-in',
      projectId: 'portal',
      databaseURL: `${protocol === 'https:' ? 'wss' : 'ws'}://${host}?ns=${world.name}`,
      authEmulatorUrl: `${protocol}//${host}`,
    },
    authToken: world.realtimeTickets.issue(person),
  }
}

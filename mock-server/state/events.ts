/** What can happen in a world. The realtime stand-in, bulk operations and the simulated colleagues listen. */
export type WorldEvents = {
  /** Somebody got a notification: the realtime value of that person changes. */
  'notification-added': { userId: string; notificationId: string }
  /** A person's notifications changed without a new one: read elsewhere, removed. The realtime value changes too. */
  'notifications-changed': { userId: string }
  /** A bulk transition took a step or ended. */
  'bulk-progressed': { userId: string; operationId: string }
  /** A person signed out or the session was taken away: realtime connections of that session are revoked. */
  'session-ended': { userId: string; sessionId: string }
  /** Realtime was dropped or came back. */
  'realtime-changed': { available: boolean }
  /** A new build of the portal was announced. */
  'build-changed': { version: string }
  /** The world is thrown away (reset, evicted, server stopped): its timers and sockets are to be closed. */
  closed: { name: string }
}

import { _components, deleteApp, initializeApp, type FirebaseApp, type FirebaseOptions } from 'firebase/app'
import {
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  onIdTokenChanged,
  signInWithCustomToken,
  type Auth,
} from 'firebase/auth'
import { forceWebSockets, getDatabase, onValue, ref, type Database } from 'firebase/database'
import { createStatus } from './status'
import type { RealtimeConnection, TransportParams } from './types'

declare module 'firebase/app' {
  /** What every app of this library is made of, by name; exported for the library's own packages. */
  export const _components: Map<string, unknown>
}

// Counts for the operator of firebase on which days the portal was used, in a database of the browser that no sign-out
// can delete while the page holds it open.
_components.delete('heartbeat')

let opened = 0

/**
 * Opens a connection over the firebase realtime database. One app of its own per session: `deleteApp` then takes the
 * socket, the timers and the identity with it. Nothing is stored, so two people never share a browser's leftovers.
 */
export async function openFirebase({ realtimeOptions, authToken }: TransportParams): Promise<RealtimeConnection> {
  const { authEmulatorUrl, ...options } = realtimeOptions
  // Long polling would add script tags, which the content security policy refuses; a slow poll of ours serves instead.
  forceWebSockets()
  opened += 1
  const app = initializeApp(options satisfies FirebaseOptions, `realtime-${opened}`)
  const auth = initializeAuth(app, { persistence: inMemoryPersistence })
  if (authEmulatorUrl) connectAuthEmulator(auth, authEmulatorUrl, { disableWarnings: true })
  try {
    await signInWithCustomToken(auth, authToken)
    return connection(app, auth, getDatabase(app))
  } catch (error) {
    await deleteApp(app)
    throw error
  }
}

function connection(app: FirebaseApp, auth: Auth, database: Database): RealtimeConnection {
  const status = createStatus()
  const tokenListeners = new Set<(token: string) => void>()
  let token: string | null = null
  const unsubscribes = new Set<() => void>()

  const keep = (unsubscribe: () => void) => {
    unsubscribes.add(unsubscribe)
    return () => {
      unsubscribes.delete(unsubscribe)
      unsubscribe()
    }
  }

  keep(onValue(ref(database, '.info/connected'), (snapshot) => status.reachable(snapshot.val() === true)))
  keep(
    onIdTokenChanged(auth, async (user) => {
      if (!user) return status.expired()
      token = await user.getIdToken()
      for (const listener of tokenListeners) listener(token)
    }),
  )

  return {
    subscribe: (channel, onChannelValue, onError) =>
      keep(onValue(ref(database, channel), (snapshot) => onChannelValue(snapshot.val()), onError)),
    onStatus: status.listen,
    onToken(listener) {
      tokenListeners.add(listener)
      if (token !== null) listener(token)
      return () => tokenListeners.delete(listener)
    },
    async close() {
      status.stop()
      tokenListeners.clear()
      // Signing out first would make every listener report a denial, a false alarm.
      for (const unsubscribe of unsubscribes) unsubscribe()
      unsubscribes.clear()
      await deleteApp(app)
    },
  }
}

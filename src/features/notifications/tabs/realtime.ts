import { attach, combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { $userId, isSignedIn } from '@/features/session'
import { configuration } from '@/shared/config'
import { reportError } from '@/shared/errors'
import { connect, keepListening, realtimeTokenReceived } from '@/shared/realtime'
import { createLeader } from '@/shared/tabs'
import { fetchChannel, fetchTransport } from '../api/effects'
import { modelReady, panelClosed } from '../bell'
import { $countMissing, countWanted } from '../count'
import { networkRestored, pageHidden, pageShown, personChanged } from '../lifecycle'
import { flushWanted } from '../marks'
import { $stream, changesWanted, isLoaded, serverChanged } from '../stream'

/** Where realtime does not reach the portal, the leading tab requests changes this often, in milliseconds. */
export const pollInterval = 60_000

/**
 * Listens to realtime for all tabs, and shows the pushes. Not every tab can: one whose screen has no header has no
 * notifications.
 */
export const notificationsLeader = createLeader('notifications')
sample({ clock: modelReady, fn: () => true, target: notificationsLeader.eligibleChanged })

/** Before its first value, since then, after it was lost, and since it stands again. */
type Connection = 'opening' | 'listening' | 'interrupted' | 'resumed'

// What happens
/** Something changed on the server, or may have while the portal was not connected. In the leading tab only. */
export const changeReceived = createEvent()
/** A value came over the channel, or the time to ask without one. In the leading tab only. */
export const valueReceived = createEvent()
/** From `true` on changes are received, from `false` on they may be missed. */
export const listeningChanged = createEvent<boolean>()

// What is
const $connection = createStore<Connection>('opening').on(listeningChanged, afterListeningChanged)
const $stop = createStore<(() => void) | null>(null, { serialize: 'ignore' })
/** The person for whom this tab listens: one tab does, while a person is signed in. */
const $listener = combine($userId, notificationsLeader.$leading, (userId, leading) => (leading ? userId : null))

// The connection
/** Ends the connection there was and opens one for this person. */
export const listenFx = attach({
  source: $stop,
  effect: createEffect(({ stop, userId }: { stop: (() => void) | null; userId: string | null }) => {
    stop?.()
    if (userId === null || !configuration().realtime.enabled) return null
    return keepListening({
      name: 'user notifications',
      findTransport: async () => (await fetchTransport()).clientTransport.transportParams,
      findChannel: async () => (await fetchChannel()).channelConnection.connectionParams.firebaseChannelPath,
      connect,
      onChange: scopeBind(valueReceived, { safe: true }),
      onListening: scopeBind(listeningChanged, { safe: true }),
      onToken: scopeBind(realtimeTokenReceived, { safe: true }),
      onFailure: (error) => reportError(error, 'realtime'),
    })
  }),
  mapParams: (userId: string | null, stop) => ({ stop, userId }),
})
sample({ clock: $listener, target: listenFx })
$stop.on(listenFx.doneData, (_, stop) => stop)
$connection.reset(listenFx.doneData)

// What is requested, and when
sample({ clock: valueReceived, target: [changeReceived, serverChanged] })
sample({ clock: listeningChanged, filter: (listening) => listening, target: changeReceived })
// The first connection stands beside what was just loaded; a later one stands beside what may be old.
sample({
  clock: $connection,
  filter: (connection) => connection === 'resumed',
  fn: () => undefined,
  target: serverChanged,
})
sample({ clock: changeReceived, target: [changesWanted, countWanted] })
// A hidden tab may have slept, and a lost network may have swallowed changes.
sample({ clock: [pageShown, networkRestored], target: [changesWanted, countWanted, serverChanged] })
sample({ clock: personChanged, filter: isSignedIn, fn: () => undefined, target: countWanted })
// Behind a closed panel a mark-all cannot be undone any more, and a hidden page may never come back.
sample({ clock: [pageHidden, panelClosed], target: flushWanted })

// One slow timer as long as the portal is open; mostly there is nothing to do. No effect lasts until the next time: a
// scope that is to settle would wait for it for ever.
const pollTimeCame = createEvent()
const startPollingFx = createEffect(() => {
  const timeCame = scopeBind(pollTimeCame, { safe: true })
  setInterval(() => timeCame(), pollInterval)
})
sample({ clock: modelReady, target: startPollingFx })
const $disconnected = combine(
  $listener,
  $connection,
  (listener, connection) => listener !== null && (connection === 'opening' || connection === 'interrupted'),
)
sample({
  clock: pollTimeCame,
  source: $disconnected,
  filter: (disconnected) => disconnected,
  fn: () => undefined,
  target: valueReceived,
})
sample({
  clock: pollTimeCame,
  source: { disconnected: $disconnected, missing: $countMissing },
  filter: ({ disconnected, missing }) => missing && !disconnected,
  fn: () => undefined,
  target: countWanted,
})
sample({
  clock: pollTimeCame,
  source: $stream,
  filter: (stream) => isLoaded(stream) && stream.sync.phase === 'outdated',
  fn: () => undefined,
  target: changesWanted,
})

function afterListeningChanged(connection: Connection, listening: boolean): Connection {
  if (listening) return connection === 'interrupted' ? 'resumed' : 'listening'
  return connection === 'opening' ? 'opening' : 'interrupted'
}

import { attach, combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { configuration } from '@/shared/config'
import { reportError } from '@/shared/errors'
import { connect, keepListening, realtimeTokenReceived } from '@/shared/realtime'
import { findChannel, findTransport } from '../api/effects'
import { modelReady, panelClosed } from '../bell'
import { $stream, listMoved } from '../stream/stream-model'
import { flushWanted } from '../marks/marks-model'
import { newsLeader } from './leader'
import { networkCameBack, pageHidden, pageShown } from '../page'
import { $person, isSomebody, personChanged } from '../lifecycle'
import { isLoaded } from '../stream/stream'
import { $countMissed, countWanted } from '../count/count-model'

/** Where no realtime reaches us, the listening tab asks this often. */
export const slowPoll = 60_000

// What happens
/** Something changed on the server, or may have while nobody listened. One tab hears it. */
export const changeHeard = createEvent()
/** From `true` on changes are heard, from `false` on they may be missed. */
export const listeningChanged = createEvent<boolean>()

// What is
export const $listening = createStore(false).on(listeningChanged, (_, listening) => listening)
const $stop = createStore<(() => void) | null>(null, { serialize: 'ignore' })

// What follows
/** One tab listens, and only while somebody is signed in. */
const $listener = combine($person, newsLeader.$leading, (person, leading) => (leading ? person : null))

/** Ends the listening there was and begins anew for this person. */
export const listenFx = attach({
  source: $stop,
  effect: createEffect(({ stop, person }: { stop: (() => void) | null; person: string | null }) => {
    stop?.()
    if (person === null || !configuration().realtime.enabled) return null
    return keepListening({
      name: 'user notifications',
      findTransport: async () => (await findTransport()).clientTransport.transportParams,
      findChannel: async () => (await findChannel()).channelConnection.connectionParams.firebaseChannelPath,
      connect,
      onChange: scopeBind(changeHeard, { safe: true }),
      onListening: scopeBind(listeningChanged, { safe: true }),
      onToken: scopeBind(realtimeTokenReceived, { safe: true }),
      onFailure: (error) => reportError(error, 'realtime'),
    })
  }),
  mapParams: (person: string | null, stop) => ({ stop, person }),
})
sample({ clock: $listener, target: listenFx })
$stop.on(listenFx.doneData, (_, stop) => stop)

sample({ clock: listeningChanged, filter: (listening) => listening, target: changeHeard })
sample({ clock: changeHeard, target: [listMoved, countWanted] })

// A hidden tab may have slept, and a lost network may have swallowed what was said meanwhile.
sample({ clock: [pageShown, networkCameBack], target: [listMoved, countWanted] })
sample({ clock: personChanged, filter: isSomebody, fn: () => undefined, target: countWanted })

// Behind a closed panel nobody can undo any more, and a hidden page may never come back.
sample({ clock: [pageHidden, panelClosed], target: flushWanted })

// One slow pulse as long as the portal is open; most beats find nothing to do. No effect waits for the next beat: whoever
// settles the scope would wait with it for ever.
const pulsed = createEvent()
const startPulseFx = createEffect(() => {
  const beat = scopeBind(pulsed, { safe: true })
  setInterval(() => beat(), slowPoll)
})
sample({ clock: modelReady, target: startPulseFx })
const $deaf = combine($listener, $listening, (listener, listening) => listener !== null && !listening)
sample({ clock: pulsed, source: $deaf, filter: (deaf) => deaf, fn: () => undefined, target: changeHeard })
sample({
  clock: pulsed,
  source: { deaf: $deaf, missed: $countMissed },
  filter: ({ deaf, missed }) => missed && !deaf,
  fn: () => undefined,
  target: countWanted,
})
sample({
  clock: pulsed,
  source: $stream,
  filter: (stream) => isLoaded(stream) && stream.sync.phase === 'behind',
  fn: () => undefined,
  target: listMoved,
})

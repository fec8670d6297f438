import { RealtimeChannelError, type Connect, type RealtimeConnection, type TransportParams } from './types'

/** The first delay after a failure, in ms; each further one is twice as long, up to the maximum. */
export const firstRetryDelay = 1_000
export const maxRetryDelay = 60_000
/** After a connection that held this long, in ms, the delays begin anew. */
export const stableAfter = 30_000

/**
 * Failures are reported after this time, in ms: a channel that the server closes because the person signs out is
 * stopped within it, and that is no failure.
 */
export const reportDelay = 1_000

export type Listening = {
  /** The channel's name in the log. */
  name: string
  /** Called for each connection, since the answer expires. */
  findTransport: () => Promise<TransportParams>
  /** Where the channel is in the realtime service. */
  findChannel: () => Promise<string>
  connect: Connect
  onChange: () => void
  /** True as soon as changes are received, false as soon as they may be missed. */
  onListening: (listening: boolean) => void
  onToken?: (token: string) => void
  onFailure: (error: RealtimeChannelError) => void
  /** Between 0 and 1; spreads the reconnections of clients that lost the same server. */
  random?: () => number
}

/**
 * Listens to one channel until it is stopped; each call has a connection of its own. The transport recovers from short
 * losses itself; what it cannot recover from (an expired token, a refused channel, a failed sign-in) ends the
 * connection, and a new one is made after a growing delay.
 */
export function keepListening(listening: Listening): () => void {
  const { name, connect, onChange, onListening, onToken, onFailure, random = Math.random } = listening
  let stopped = false
  let failures = 0
  let listeningSince: number | null = null
  let connection: RealtimeConnection | null = null
  let retry: ReturnType<typeof setTimeout> | undefined

  const setListening = (now: boolean) => {
    if ((listeningSince !== null) === now) return
    listeningSince = now ? Date.now() : null
    onListening(now)
  }

  async function start() {
    try {
      const [params, channel] = await Promise.all([listening.findTransport(), listening.findChannel()])
      if (stopped) return
      const opened = await connect(params)
      if (stopped) return void opened.close()
      connection = opened
      listenTo(opened, channel)
    } catch (error) {
      retryLater(error)
    }
  }

  function listenTo(opened: RealtimeConnection, channel: string) {
    let hasFirstValue = false
    let reachable = false
    const ifCurrent = (act: () => void) => {
      if (connection === opened) act()
    }
    if (onToken) opened.onToken((token) => ifCurrent(() => onToken(token)))
    opened.onStatus((status) =>
      ifCurrent(() => {
        reachable = status === 'connected'
        if (status === 'expired') retryLater(new Error('The right to listen expired'))
        else setListening(hasFirstValue && reachable)
      }),
    )
    opened.subscribe(
      channel,
      () =>
        ifCurrent(() => {
          const changed = hasFirstValue
          hasFirstValue = true
          setListening(reachable)
          if (changed) onChange()
        }),
      (error) => ifCurrent(() => retryLater(error)),
    )
  }

  function retryLater(cause: unknown) {
    if (stopped) return
    if (listeningSince !== null && Date.now() - listeningSince > stableAfter) failures = 0
    setListening(false)
    disconnect()
    setTimeout(() => {
      if (!stopped) onFailure(new RealtimeChannelError(name, cause))
    }, reportDelay)
    const delay = Math.min(maxRetryDelay, firstRetryDelay * 2 ** failures)
    failures += 1
    retry = setTimeout(() => void start(), delay * (0.5 + random() / 2))
  }

  function disconnect() {
    void connection?.close().catch(() => undefined)
    connection = null
  }

  void start()
  return () => {
    stopped = true
    clearTimeout(retry)
    disconnect()
    setListening(false)
  }
}

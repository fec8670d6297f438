import { RealtimeChannelError, type Connect, type RealtimeConnection, type TransportParams } from './types'

/** The first pause after a failure; each further one is twice as long, up to the last. */
export const firstPause = 1_000
export const longestPause = 60_000
/** A connection that held this long was a good one: the next pause is the first again. */
export const goodSpell = 30_000

/** A channel that the server closes because the person signs out is stopped within this time, ms: that is no failure. */
export const grace = 1_000

export type Listening = {
  /** The channel's name in the log. */
  name: string
  /** Asked anew for each connection, since what it holds expires. */
  findTransport: () => Promise<TransportParams>
  /** Where the channel is in the realtime service. */
  findChannel: () => Promise<string>
  connect: Connect
  onChange: () => void
  /** True from the moment on in which changes are heard, false from the moment on in which they may be missed. */
  onListening: (listening: boolean) => void
  onToken?: (token: string) => void
  onFailure: (error: RealtimeChannelError) => void
  /** Between 0 and 1; spreads the clients that lost the same server. */
  random?: () => number
}

/**
 * Listens to one channel until told to stop. The transport mends short losses itself; what it cannot mend (an expired
 * token, a refused channel, no way to sign in) ends the connection, and a new one is made after a growing pause.
 */
export function keepListening(listening: Listening): () => void {
  const { name, connect, onChange, onListening, onToken, onFailure, random = Math.random } = listening
  let stopped = false
  let failures = 0
  let listeningSince: number | null = null
  let connection: RealtimeConnection | null = null
  let retry: ReturnType<typeof setTimeout> | undefined

  const tell = (now: boolean) => {
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
      startAgain(error)
    }
  }

  function listenTo(opened: RealtimeConnection, channel: string) {
    let begun = false
    let reachable = false
    const ifCurrent = (act: () => void) => {
      if (connection === opened) act()
    }
    if (onToken) opened.onToken((token) => ifCurrent(() => onToken(token)))
    opened.onStatus((status) =>
      ifCurrent(() => {
        reachable = status === 'connected'
        if (status === 'expired') startAgain(new Error('The right to listen expired'))
        else tell(begun && reachable)
      }),
    )
    opened.subscribe(
      channel,
      () =>
        ifCurrent(() => {
          const changed = begun
          begun = true
          tell(reachable)
          if (changed) onChange()
        }),
      (error) => ifCurrent(() => startAgain(error)),
    )
  }

  function startAgain(cause: unknown) {
    if (stopped) return
    if (listeningSince !== null && Date.now() - listeningSince > goodSpell) failures = 0
    tell(false)
    drop()
    setTimeout(() => {
      if (!stopped) onFailure(new RealtimeChannelError(name, cause))
    }, grace)
    const pause = Math.min(longestPause, firstPause * 2 ** failures)
    failures += 1
    retry = setTimeout(() => void start(), pause * (0.5 + random() / 2))
  }

  function drop() {
    void connection?.close().catch(() => undefined)
    connection = null
  }

  void start()
  return () => {
    stopped = true
    clearTimeout(retry)
    drop()
    tell(false)
  }
}

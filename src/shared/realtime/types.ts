/** How to reach the realtime service, as the server hands it out for one session. */
export type TransportParams = {
  realtimeOptions: {
    apiKey: string
    projectId: string
    databaseURL: string
    appId?: string
    /** Present where a stand-in takes the place of the identity service. */
    authEmulatorUrl?: string
  }
  /** Short-lived; opens the person's own channels only. */
  authToken: string
}

/**
 * `connecting` until the first report of the service; `disconnected` while it cannot be reached (the transport keeps
 * trying by itself); `expired` when the right to listen ended and only a new connection helps.
 */
export type RealtimeStatus = 'connecting' | 'connected' | 'disconnected' | 'expired'

/** What every transport offers. Values say only that something changed. */
export type RealtimeConnection = {
  /** The first value says that listening began; it was there before and is no change. */
  subscribe(channel: string, onValue: (value: unknown) => void, onError: (error: unknown) => void): () => void
  /** Calls back at once with the present status, then at every change. */
  onStatus(listener: (status: RealtimeStatus) => void): () => void
  /** The bearer for services that trust the realtime identity; called at once if known, then at each renewal. */
  onToken(listener: (token: string) => void): () => void
  /** Unsubscribes everything and closes the socket. */
  close(): Promise<void>
}

/** Opens one connection. */
export type Connect = (params: TransportParams) => Promise<RealtimeConnection>

/** The specification fixes this wording; the name is the channel's. */
export class RealtimeChannelError extends Error {
  override readonly name = 'RealtimeChannelError'

  constructor(channel: string, cause: unknown) {
    super(`Can't connect to the realtime ${channel} channel`, { cause })
  }
}

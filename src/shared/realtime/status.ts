import type { RealtimeStatus } from './types'

/** Shorter losses are not reported, in ms: the first report of every connection is "not connected". */
export const lossDebounce = 2_000

/** Turns the raw reports of a transport into debounced statuses. */
export function createStatus() {
  const listeners = new Set<(status: RealtimeStatus) => void>()
  let current: RealtimeStatus = 'connecting'
  let lossTimer: ReturnType<typeof setTimeout> | undefined

  function setStatus(status: RealtimeStatus) {
    clearTimeout(lossTimer)
    lossTimer = undefined
    if (current === status || current === 'expired') return
    current = status
    for (const listener of listeners) listener(status)
  }

  return {
    /** A connection is reported at once, a loss when it lasts. */
    reachable(reachable: boolean) {
      if (reachable) setStatus('connected')
      else lossTimer ??= setTimeout(() => setStatus('disconnected'), lossDebounce)
    },
    /** Final: only a new connection helps. */
    expired: () => setStatus('expired'),
    listen(listener: (status: RealtimeStatus) => void) {
      listeners.add(listener)
      listener(current)
      return () => void listeners.delete(listener)
    },
    stop() {
      clearTimeout(lossTimer)
      listeners.clear()
    },
  }
}

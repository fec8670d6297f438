import type { RealtimeStatus } from './types'

/** A loss shorter than this is not worth a word: the first report of every connection is "not connected". */
export const lossDebounce = 2_000

/** Turns the raw reports of a transport into statuses that mean something. */
export function createStatus() {
  const listeners = new Set<(status: RealtimeStatus) => void>()
  let current: RealtimeStatus = 'connecting'
  let loss: ReturnType<typeof setTimeout> | undefined

  function become(status: RealtimeStatus) {
    clearTimeout(loss)
    loss = undefined
    if (current === status || current === 'expired') return
    current = status
    for (const listener of listeners) listener(status)
  }

  return {
    /** Good news counts at once, bad news when it lasts. */
    reachable(reachable: boolean) {
      if (reachable) become('connected')
      else loss ??= setTimeout(() => become('disconnected'), lossDebounce)
    },
    /** There is no way back from here. */
    expired: () => become('expired'),
    listen(listener: (status: RealtimeStatus) => void) {
      listeners.add(listener)
      listener(current)
      return () => void listeners.delete(listener)
    },
    stop() {
      clearTimeout(loss)
      listeners.clear()
    },
  }
}

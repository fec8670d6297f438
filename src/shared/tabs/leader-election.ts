/** Called when this tab begins to lead and when it stops leading. */
export type LeadershipListener = (leading: boolean) => void

/** Runs for the lead of all tabs; the answer withdraws the candidacy, or hands the lead over. */
export type RunForLead = (onChange: LeadershipListener) => () => void

/** The part of BroadcastChannel that tabs use. */
export type TabChannel = Pick<BroadcastChannel, 'postMessage' | 'close' | 'addEventListener' | 'removeEventListener'>

export type LockManagerLike = Pick<LockManager, 'request'>

/** Without a channel no tab hears of another, so each one leads itself. */
export const leadAlone: RunForLead = (onChange) => {
  onChange(true)
  return () => onChange(false)
}

/**
 * The browser gives a lock to one tab and passes it on when that tab closes or crashes; nothing has to be polled.
 * Where the browser refuses locks altogether (opaque origins, some private modes) `fallback` takes over.
 */
export function leadByLock(locks: LockManagerLike, name: string, fallback: RunForLead): RunForLead {
  return (onChange) => {
    const withdrawal = new AbortController()
    let release: (() => void) | null = null
    let stopFallback: (() => void) | null = null

    locks
      .request(name, { signal: withdrawal.signal }, () => hold(onChange, (released) => (release = released)))
      .catch((error: unknown) => {
        if (release) {
          // Another script took the lock by force.
          release = null
          onChange(false)
        } else if (!withdrawal.signal.aborted && !isAbort(error)) {
          stopFallback = fallback(onChange)
        }
      })

    return () => {
      withdrawal.abort()
      stopFallback?.()
      if (release) {
        release()
        release = null
        onChange(false)
      }
    }
  }
}

function hold(onChange: LeadershipListener, onHeld: (release: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    onHeld(resolve)
    onChange(true)
  })
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

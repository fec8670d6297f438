import type { LeadershipListener, RunForLead } from './leadership'

export type LockManagerLike = Pick<LockManager, 'request'>

/**
 * The browser gives a lock to one tab and passes it on when that tab closes or crashes; nothing has to be polled.
 * Where the browser refuses locks altogether (opaque origins, some private modes) `otherwise` takes over.
 */
export function leadByLock(locks: LockManagerLike, name: string, otherwise: RunForLead): RunForLead {
  return (onChange) => {
    const withdrawal = new AbortController()
    let release: (() => void) | null = null
    let stopOtherwise: (() => void) | null = null

    locks
      .request(name, { signal: withdrawal.signal }, () => hold(onChange, (released) => (release = released)))
      .catch((error: unknown) => {
        if (release) {
          // Another script took the lock by force.
          release = null
          onChange(false)
        } else if (!withdrawal.signal.aborted && !isAbort(error)) {
          stopOtherwise = otherwise(onChange)
        }
      })

    return () => {
      withdrawal.abort()
      stopOtherwise?.()
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

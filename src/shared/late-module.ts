import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from './when-idle'
import { whenOnline } from './when-online'

export interface LateModule<T> {
  /** The file, as soon as it is there. */
  module: T | null
  /** It did not come at the first try: something simpler has to stand in for it until it does. */
  failed: boolean
}

/**
 * Makes the hook for a file that the first screen does without: it is asked for when the page is quiet, or `now`, and again when the network is back.
 * Once it is there, it is there at once for all who come later.
 */
export function createLateModule<T>(load: () => Promise<T>): (now: boolean) => LateModule<T> {
  let loaded: T | null = null

  return function useLateModule(now) {
    const [module, setModule] = useState<T | null>(() => loaded)
    const [failed, setFailed] = useState(false)

    useEffect(() => {
      if (module) return
      let left = false
      const ask = async () => {
        try {
          loaded ??= await load().catch(() => {
            if (!left) setFailed(true)
            return whenOnline(load)
          })
          if (!left) startTransition(() => setModule(() => loaded))
        } catch {
          // Gone with its build: what stands in for it stays.
        }
      }
      const withdraw = now ? void ask() : whenIdle(() => void ask())
      return () => {
        left = true
        withdraw?.()
      }
    }, [module, now])

    return { module, failed }
  }
}

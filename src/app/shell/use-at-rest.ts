import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from '@/shared/loadable'

let rested = false

/** Whether the first screen is there and quiet: what it can do without is asked for from then on. */
export function useAtRest(): boolean {
  const [atRest, setAtRest] = useState(rested)

  useEffect(() => {
    if (atRest) return
    return whenIdle(() => {
      rested = true
      startTransition(() => setAtRest(true))
    })
  }, [atRest])

  return atRest
}

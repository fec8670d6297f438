import { useProvidedScope } from 'effector-react'
import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { whenIdle } from '@/shared/when-idle'
import { holdRequests } from './early-requests'

/** After a loss of the network the overlays are asked for again, in milliseconds. */
const RETRY_MS = 5_000

let loaded: ComponentType | null = null

/** The overlays, as soon as the page is quiet or one of them is wanted. Questions and tips that come before them wait. */
export function useOverlays(): ReactNode {
  const scope = useProvidedScope()
  const [Overlays, setOverlays] = useState<ComponentType | null>(() => loaded)

  useEffect(() => {
    if (Overlays) return
    let timer: ReturnType<typeof setTimeout>
    // Awaited rather than `import().then(…)`: the build hands that form to the module alone, and a style sheet that fails has no listener.
    const load = async () => {
      try {
        const module = await import('./Overlays')
        loaded = module.Overlays
        setOverlays(() => module.Overlays)
      } catch {
        timer = setTimeout(hurry, RETRY_MS)
      }
    }
    const hurry = () => void load()
    if (scope) holdRequests(scope, hurry)
    const withdraw = whenIdle(hurry)
    return () => {
      withdraw()
      clearTimeout(timer)
    }
  }, [Overlays, scope])

  return Overlays && createElement(Overlays)
}

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
    const load = () =>
      void import('./Overlays').then(
        (module) => {
          loaded = module.Overlays
          setOverlays(() => module.Overlays)
        },
        () => (timer = setTimeout(load, RETRY_MS)),
      )
    if (scope) holdRequests(scope, load)
    const withdraw = whenIdle(load)
    return () => {
      withdraw()
      clearTimeout(timer)
    }
  }, [Overlays, scope])

  return Overlays && createElement(Overlays)
}

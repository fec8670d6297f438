import { useProvidedScope } from 'effector-react'
import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { whenIdle } from '@/shared/loadable'
import { retry } from '@/shared/loadable'
import { holdRequests } from './early-requests'

let loaded: ComponentType | null = null

/** The overlays, as soon as the page is quiet or one of them is wanted. Questions and tips that come before them wait. */
export function useOverlays(): ReactNode {
  const scope = useProvidedScope()
  const [Overlays, setOverlays] = useState<ComponentType | null>(() => loaded)

  useEffect(() => {
    if (Overlays) return
    let asked = false
    const load = async () => {
      if (asked) return
      asked = true
      try {
        loaded = (await retry(() => import('./Overlays'))).Overlays
        setOverlays(() => loaded)
      } catch {
        // Gone with its build: the next request asks once more.
        asked = false
      }
    }
    const hurry = () => void load()
    if (scope) holdRequests(scope, hurry)
    return whenIdle(hurry)
  }, [Overlays, scope])

  return Overlays && createElement(Overlays)
}

import { allSettled, createWatch, type EventCallable, type Scope } from 'effector'
import { useProvidedScope } from 'effector-react'
import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { retry, whenIdle } from '@/shared/loadable'
import { confirmRequested, overlayRequested, tipRequested } from '@/shared/overlays'

let loaded: ComponentType | null = null

/** The overlays, loaded when the page is at rest or when one is requested. Requests made before that are held. */
export function useOverlays(): ReactNode {
  const scope = useProvidedScope()
  const [Overlays, setOverlays] = useState<ComponentType | null>(() => loaded)

  useEffect(() => {
    if (Overlays) return
    let isLoading = false
    const load = async () => {
      if (isLoading) return
      isLoading = true
      try {
        loaded = (await retry(() => import('./Overlays'))).Overlays
        setOverlays(() => loaded)
      } catch {
        // Gone with its build: the next request tries again.
        isLoading = false
      }
    }
    const loadNow = () => void load()
    if (scope) holdRequests(scope, loadNow)
    return whenIdle(loadNow)
  }, [Overlays, scope])

  return Overlays && createElement(Overlays)
}

const units = [tipRequested, confirmRequested, overlayRequested] as readonly EventCallable<unknown>[]

const held: (() => unknown)[] = []
let watches: readonly (() => void)[] | undefined

/** Holds the requests made before the overlays are loaded, and reports each so that they are loaded at once. */
function holdRequests(scope: Scope, onRequest: () => void): void {
  watches ??= units.map((unit) =>
    createWatch({
      unit,
      scope,
      fn: (params) => {
        held.push(() => allSettled(unit, { scope, params }))
        onRequest()
      },
    }),
  )
}

/** The overlays are there: repeats the held requests in their order. */
export function releaseRequests(): void {
  watches?.forEach((unwatch) => unwatch())
  for (const repeat of held.splice(0)) repeat()
}

import { allSettled, createWatch, type EventCallable, type Scope } from 'effector'
import { useProvidedScope } from 'effector-react'
import { createElement, type ReactNode, useEffect, useState } from 'react'
import { loadable } from '@/shared/loadable'
import { confirmRequested, overlayRequested, tipRequested } from '@/shared/overlays'

const overlays = loadable(() => import('./Overlays'))

/** The overlays, loaded when the page is at rest or when one is requested. Requests made before that are held. */
export function useOverlays(): ReactNode {
  const scope = useProvidedScope()
  const [requested, setRequested] = useState(false)
  const { module } = overlays.useModule(requested)

  useEffect(() => {
    if (scope && !module) holdRequests(scope, () => setRequested(true))
  }, [scope, module])

  return module && createElement(module.Overlays)
}

const units = [tipRequested, confirmRequested, overlayRequested] as readonly EventCallable<unknown>[]

const held: (() => unknown)[] = []
let watches: readonly (() => void)[] | undefined
let heardByModels = false

/** Holds the requests made before the overlays are loaded, and reports each so that they are loaded at once. */
function holdRequests(scope: Scope, onRequest: () => void): void {
  if (heardByModels) return
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

/** The models of the overlays hear requests from now on, before they are drawn: held too, each would come twice. */
export function endHolding(): void {
  heardByModels = true
  watches?.forEach((unwatch) => unwatch())
}

/** The overlays are there: repeats the held requests in their order. */
export function releaseRequests(): void {
  for (const repeat of held.splice(0)) repeat()
}

import { allSettled, createWatch, type EventCallable, type Scope } from 'effector'
import { confirmRequested, overlayRequested, tipRequested } from '@/shared/overlays'

const units = [tipRequested, confirmRequested, overlayRequested] as readonly EventCallable<unknown>[]

const early: (() => unknown)[] = []
let watches: readonly (() => void)[] | undefined

/** Keeps what is asked for before the overlays have come; `hurry` hears of each, so that they need not wait for a quiet moment. */
export function holdRequests(scope: Scope, hurry: () => void): void {
  watches ??= units.map((unit) =>
    createWatch({
      unit,
      scope,
      fn: (params) => {
        early.push(() => allSettled(unit, { scope, params }))
        hurry()
      },
    }),
  )
}

/** The overlays listen from now on; what was kept is asked for once more, in its order. */
export function releaseRequests(): void {
  watches?.forEach((unwatch) => unwatch())
  for (const ask of early.splice(0)) ask()
}

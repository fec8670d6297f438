import { allSettled, createWatch, type Scope } from 'effector'
import { confirmRequested, tipRequested, type Confirm, type Tip } from '@/shared/overlays'

type Early = { kind: 'tip'; tip: Tip } | { kind: 'confirm'; confirm: Confirm }

let early: Early[] = []
let stop: (() => void) | null = null

/** Keeps what is asked for before the overlays have come; `hurry` hears of each, so that they need not wait for a quiet moment. */
export function holdRequests(scope: Scope, hurry: () => void): void {
  if (stop) return
  const keep = (request: Early) => {
    early.push(request)
    hurry()
  }
  const watches = [
    createWatch({ unit: tipRequested, scope, fn: (tip) => keep({ kind: 'tip', tip }) }),
    createWatch({ unit: confirmRequested, scope, fn: (confirm) => keep({ kind: 'confirm', confirm }) }),
  ]
  stop = () => watches.forEach((unwatch) => unwatch())
}

/** The overlays listen from now on; what was kept is asked for once more, in its order. */
export function releaseRequests(scope: Scope): void {
  stop?.()
  stop = null
  const kept = early
  early = []
  for (const request of kept) {
    if (request.kind === 'tip') void allSettled(tipRequested, { scope, params: request.tip })
    else void allSettled(confirmRequested, { scope, params: request.confirm })
  }
}

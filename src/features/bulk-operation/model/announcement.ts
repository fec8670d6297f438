import { createStore } from 'effector'
import type { Banner } from './banner'
import { type Operation, countsOf } from './operation'
import { $banner } from './bulk-operation'

/** What screen readers announce: the operation as it was at the last step. */
export type Announcement = { operation: Operation; step: number }

/** Announced when it appears, at each quarter and at the end, not after every post. */
const STEPS = 4

export const $announcement = createStore<Announcement | null>(null).on($banner, announce)

/** The same announcement until the next step. */
export function announce(last: Announcement | null, banner: Banner): Announcement | null {
  if (banner.phase === 'absent') return null
  const { operation } = banner
  const step = stepOf(banner)
  return last?.operation.operationId === operation.operationId && last.step === step ? last : { operation, step }
}

function stepOf(banner: Exclude<Banner, { phase: 'absent' }>): number {
  if (banner.phase === 'finished') return STEPS
  const { total, done, failed } = countsOf(banner.operation)
  return total === 0 ? 0 : Math.min(STEPS - 1, Math.floor((STEPS * (done + failed)) / total))
}

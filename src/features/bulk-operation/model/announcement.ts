import { createStore } from 'effector'
import type { Banner, Operation } from './banner'
import { $banner } from './bulk-operation'
import { countsOf } from './counts'

/** What screen readers are told: how the operation stood when it last came a good step further. */
export type Announcement = { operation: Operation; step: number }

/** Steps that are told: on appearing, at a quarter, half and three quarters, and at the end. */
const STEPS = 4

/** Twenty posts further is worth a word, one post every second is not. */
export const $announcement = createStore<Announcement | null>(null).on($banner, announce)

/** The same announcement as long as nothing worth telling has happened. */
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

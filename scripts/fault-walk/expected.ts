import { conflicted, handedOver, realtimeLost, socketFailed } from '../../tests/support/consequences.ts'
import { faults } from './plan.ts'

/**
 * Lines in the console that are no findings, beside those that tell of the fault itself. What comes late has been done
 * meanwhile: where the same is sent once more, or something after it, the server says so.
 */
export function expectedLines(fault: string): RegExp[] {
  const isLate = faults[fault]?.[0] === 'delay'
  return [handedOver, realtimeLost, socketFailed, ...(isLate ? [conflicted] : [])]
}

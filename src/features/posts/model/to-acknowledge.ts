import type { Schemas } from '@/api'

/** Whether a post still waits for the person to acknowledge it; one in the archive waits for nobody. */
export function isToAcknowledge({
  acknowledgement,
  publication,
}: Pick<Schemas['PostSummary'], 'acknowledgement' | 'publication'>): boolean {
  const mine = acknowledgement?.mine
  return mine != null && mine.state !== 'acknowledged' && publication?.state !== 'archived'
}

import { parseDate } from '@internationalized/date'

/** What is typed before somebody is blocked; the day is one of the calendar. */
export type BlockFields = { reason: string; until: string | null }

export const emptyBlock: BlockFields = { reason: '', until: null }

/** Tells fields that this device has kept from anything else. */
export function isBlockFields(kept: unknown): kept is BlockFields {
  if (typeof kept !== 'object' || kept === null) return false
  const { reason, until } = kept as Partial<BlockFields>
  return typeof reason === 'string' && (until === null || typeof until === 'string')
}

/** The moment at which a day begins where the administrator is. */
export function beginOf(day: string, timeZone: string): string {
  return parseDate(day).toDate(timeZone).toISOString()
}

import type { Schemas } from '@/api'
import { nameOf } from '@/features/subjects'
import type { PortalIntl } from '@/shared/i18n'

const MINUTE = 60_000

/** A stretch of time in its largest sensible unit: "5 minutes", "3 hours", "12 days". */
export function durationWords(milliseconds: number, intl: PortalIntl): string {
  const minutes = Math.max(0, Math.floor(milliseconds / MINUTE))
  const hours = Math.floor(minutes / 60)
  const [amount, unit] =
    minutes < 60 ? [minutes, 'minute'] : hours < 48 ? [hours, 'hour'] : [Math.floor(hours / 24), 'day']
  return intl.formatNumber(amount, { style: 'unit', unit, unitDisplay: 'long' })
}

/** The same for hours, as targets are given. */
export function hoursWords(hours: number, intl: PortalIntl): string {
  return durationWords(hours * 60 * MINUTE, intl)
}

/** People and groups in one breath: "Editors and Sofia Karras". */
export function namesOf(subjects: readonly Schemas['Assignee'][], intl: PortalIntl): string {
  return new Intl.ListFormat(intl.locale).format(subjects.map(nameOf))
}

/** The words of a note, without its formats. */
export function plainNote(note: Schemas['Delta'] | null): string {
  const parts = (note?.ops ?? []).map(({ insert }) => {
    if (typeof insert === 'string') return insert
    return Object.values(insert).map((part) => (typeof part === 'object' && 'name' in part ? String(part.name) : ''))
  })
  return parts.flat().join('').trimEnd()
}

/** A note as it is sent; null for nothing. */
export function noteDelta(text: string): Schemas['Delta'] | null {
  const words = text.trim()
  return words === '' ? null : { ops: [{ insert: `${words}\n` }] }
}

/** The longest note that the server takes. */
export const LONGEST_NOTE = 2_000

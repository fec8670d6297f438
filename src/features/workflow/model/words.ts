import type { Schemas } from '@/api'
import { nameOf } from '@/features/subjects'
import type { PortalIntl } from '@/shared/i18n'

const MINUTE_MS = 60_000

const units = {
  minute: { style: 'unit', unit: 'minute', unitDisplay: 'long' },
  hour: { style: 'unit', unit: 'hour', unitDisplay: 'long' },
  day: { style: 'unit', unit: 'day', unitDisplay: 'long' },
} as const satisfies Record<string, Intl.NumberFormatOptions>

/** A stretch of time in its largest sensible unit: "5 minutes", "3 hours", "12 days". */
export function durationWords(milliseconds: number, { formatNumber }: PortalIntl): string {
  const minutes = Math.max(0, Math.floor(milliseconds / MINUTE_MS))
  const hours = Math.floor(minutes / 60)
  if (minutes < 60) return formatNumber(minutes, units.minute)
  return hours < 48 ? formatNumber(hours, units.hour) : formatNumber(Math.floor(hours / 24), units.day)
}

/** The same for hours, as targets are given. */
export function hoursWords(hours: number, intl: PortalIntl): string {
  return durationWords(hours * 60 * MINUTE_MS, intl)
}

/** People and groups in one breath: "Editors and Sofia Karras". */
export function namesOf(subjects: readonly Schemas['Assignee'][], intl: PortalIntl): string {
  return intl.formatList(subjects.map(nameOf))
}

/** Whoever can do something instead: "Sofia Karras or Marco Bianchi". */
export function anyOf(people: readonly Schemas['UserSummary'][], intl: PortalIntl): string {
  return intl.formatList(
    people.map(({ fullName }) => fullName),
    'disjunction',
  )
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

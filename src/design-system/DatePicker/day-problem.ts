import { parseDay } from './days'

/** Why a day may not be chosen, with the limit in words: "16 November 2026". */
export type DayProblem = { kind: 'early' | 'late'; limit: string } | { kind: 'unavailable'; limit: null }

export type DayLimits = {
  min?: string | undefined
  max?: string | undefined
  isUnavailable?: ((day: string) => boolean) | undefined
}

/** What is wrong with a day that can be typed but not chosen; null for a good one. */
export function problemOf(day: string, { min, max, isUnavailable }: DayLimits, locale: string): DayProblem | null {
  // Days of this form follow each other as their texts do.
  if (isDay(min) && day < min) return { kind: 'early', limit: inWords(min, locale) }
  if (isDay(max) && day > max) return { kind: 'late', limit: inWords(max, locale) }
  return isUnavailable?.(day) ? { kind: 'unavailable', limit: null } : null
}

/** A limit that cannot be read is none. */
function isDay(limit: string | undefined): limit is string {
  return limit !== undefined && parseDay(limit) !== null
}

function inWords(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
}

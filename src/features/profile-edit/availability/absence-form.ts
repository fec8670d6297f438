import type { Schemas } from '@/api'

type Deputy = Schemas['UserSummary']

/** An absence as it stands in the form. */
export type AbsenceFields = { from: string | null; to: string | null; note: string; deputy: Deputy | null }

export const NOTE_LIMIT = 140
/** The longest absence. */
const DAYS_LIMIT = 366

export function fieldsOf(absence: Schemas['Absence'] | null): AbsenceFields {
  return absence
    ? { from: absence.from, to: absence.to, note: absence.note ?? '', deputy: absence.deputy }
    : { from: null, to: null, note: '', deputy: null }
}

export type AbsenceProblem = 'missing' | 'past' | 'before-start' | 'too-long'

/** What is wrong with the days. An absence that has begun keeps its first day. */
export function problemsOf(
  { from, to }: AbsenceFields,
  today: string,
  begun: string | null,
): { from?: AbsenceProblem; to?: AbsenceProblem } {
  return {
    ...(from === null ? { from: 'missing' } : from < today && from !== begun && { from: 'past' }),
    ...(to === null
      ? { to: 'missing' }
      : from !== null && to < from
        ? { to: 'before-start' }
        : to < today
          ? { to: 'past' }
          : from !== null && to > lastDayOf(from) && { to: 'too-long' }),
  }
}

/** The last day on which an absence may end that begins on a day. */
function lastDayOf(from: string): string {
  const day = new Date(`${from}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + DAYS_LIMIT)
  return day.toISOString().slice(0, 10)
}

/** Whether what a device kept is such a form. */
export function isAbsenceFields(kept: unknown): kept is AbsenceFields {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    ['from', 'to', 'note', 'deputy'].every((name) => Object.hasOwn(kept, name))
  )
}

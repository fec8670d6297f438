import type { Schemas } from '@/api'
import { keyOf } from '@/features/subjects'
import type { Planned } from '@/features/planning'

type SubActivity = Schemas['SubActivity']

/** What the form of a sub-activity holds. */
export type Fields = Planned & { title: string; description: string; stateId: string }

export type FieldName = keyof Fields

const names: readonly FieldName[] = [
  'title',
  'assignee',
  'expectedStartDate',
  'expectedEndDate',
  'stateId',
  'priority',
  'description',
]

/** A sub-activity as its form shows it. */
export function fieldsOf({ title, description, state, assignee, ...planned }: SubActivity): Fields {
  const { expectedStartDate, expectedEndDate, priority } = planned
  return { title, description, stateId: state.id, assignee, expectedStartDate, expectedEndDate, priority }
}

/** What is sent: all that differs from how it was. */
export function changeOf(before: Fields, after: Fields): Schemas['SubActivityFields'] {
  const whole = { ...after, title: after.title.trim() }
  return Object.fromEntries(differing(before, after).map((name) => [name, whole[name]]))
}

/**
 * What two people made of one: what only the other changed is taken over, what only I changed stays, and what both
 * changed in different ways is mine until I say otherwise.
 */
export function merge(before: Fields, mine: Fields, theirs: Fields): { fields: Fields; disputed: FieldName[] } {
  const own = differing(before, mine)
  const others = differing(before, theirs)
  const fields = others.filter((name) => !own.includes(name)).reduce((all, name) => withField(all, name, theirs), mine)
  const apart = differing(mine, theirs)
  return { fields, disputed: own.filter((name) => others.includes(name) && apart.includes(name)) }
}

/** A form with one field of another. */
export function withField(fields: Fields, name: FieldName, from: Fields): Fields {
  return { ...fields, [name]: from[name] }
}

/** Whole days that an end lies behind; 0 for one that is not over, or that does not matter any more. */
export function daysLate({ expectedEndDate, actualEnd }: SubActivity, today: string): number {
  if (expectedEndDate === null || actualEnd !== null || expectedEndDate >= today) return 0
  return Math.round((Date.parse(`${today}T00:00Z`) - Date.parse(`${expectedEndDate}T00:00Z`)) / 86_400_000)
}

function differing(one: Fields, other: Fields): FieldName[] {
  const value = (fields: Fields, name: FieldName) =>
    name === 'assignee' ? fields.assignee && keyOf(fields.assignee) : fields[name]
  return names.filter((name) => value(one, name) !== value(other, name))
}

import type { Schemas } from '@/api'
import { keyOf } from '@/features/subjects'

type SubActivity = Schemas['SubActivity']
export type StateId = NonNullable<Schemas['SubActivityFields']['stateId']>

/** What the form of a sub-activity holds. */
export type Fields = {
  title: string
  description: string
  stateId: string
  assignee: Schemas['Assignee'] | null
  expectedStartDate: string | null
  expectedEndDate: string | null
  priority: string
}

export const emptyFields: Fields = {
  title: '',
  description: '',
  stateId: 'sa-planned',
  assignee: null,
  expectedStartDate: null,
  expectedEndDate: null,
  priority: '',
}

/** Tells what was kept on the device from anything else. */
export const isFields = (kept: unknown): kept is Fields =>
  typeof kept === 'object' && kept !== null && 'stateId' in kept && 'title' in kept

/** A sub-activity as its form shows it. */
export function fieldsOf({ title, description, state, assignee, priority, ...dates }: SubActivity): Fields {
  const { expectedStartDate, expectedEndDate } = dates
  return {
    ...{ title, description, assignee, expectedStartDate, expectedEndDate },
    stateId: state.id,
    priority: priority ?? '',
  }
}

const names = Object.keys(emptyFields) as (keyof Fields)[]

/** The fields in which two forms differ. */
export function differing(one: Fields, other: Fields): (keyof Fields)[] {
  const text = (fields: Fields, name: keyof Fields) =>
    name === 'assignee' ? (fields.assignee ? keyOf(fields.assignee) : '') : fields[name]
  return names.filter((name) => text(one, name) !== text(other, name))
}

/** What is sent: all that differs from how it was. */
export function changeOf(before: Fields, after: Fields): Schemas['SubActivityFields'] {
  const whole = {
    title: after.title.trim(),
    description: after.description,
    stateId: after.stateId as StateId,
    assignee: after.assignee,
    expectedStartDate: after.expectedStartDate,
    expectedEndDate: after.expectedEndDate,
    priority: after.priority || null,
  }
  return Object.fromEntries(differing(before, after).map((name) => [name, whole[name]]))
}

/** What two people made of one: what only the other changed is taken over, and mine stays where both did. */
export function merged(before: Fields, mine: Fields, theirs: Fields): { fields: Fields; disputed: (keyof Fields)[] } {
  const own = differing(before, mine)
  const others = differing(before, theirs)
  const taken = others.filter((name) => !own.includes(name))
  const fields = { ...mine, ...Object.fromEntries(taken.map((name) => [name, theirs[name]])) }
  const apart = differing(mine, theirs)
  return { fields, disputed: own.filter((name) => others.includes(name) && apart.includes(name)) }
}

/** Whole days that an end lies behind; 0 for one that is not over, or that does not matter any more. */
export function daysLate({ expectedEndDate, actualEnd }: SubActivity, today: string): number {
  if (expectedEndDate === null || actualEnd !== null || expectedEndDate >= today) return 0
  return Math.round((Date.parse(`${today}T00:00Z`) - Date.parse(`${expectedEndDate}T00:00Z`)) / 86_400_000)
}

import type { Schemas } from '@/api'
import { keyOf } from '@/features/subjects'
import { type DueFields, dueFieldsOf, expirationOf } from './due'

type Task = Schemas['Task']

/** What the form of a task holds. */
export type TaskFields = {
  title: string
  description: string
  assignee: Schemas['Assignee'] | null
  due: DueFields
  priority: string
  remindBefore: readonly string[]
  /** People alone. */
  monitors: readonly Schemas['Assignee'][]
  /** The step of the post that waits for it. */
  requiredFor: Schemas['TaskStep'] | null
}

export type FieldName = keyof TaskFields

/** Whether something that was kept on this device is what a form of a task held. */
export function isTaskFields(kept: unknown): kept is TaskFields {
  return typeof kept === 'object' && kept !== null && 'due' in kept && 'monitors' in kept
}

/** The moments at which people can be reminded, the last one first. */
export const reminders = ['PT0S', 'PT1H', 'PT4H', 'P1D', 'P2D', 'P7D'] as const

/** A form with nothing in it. */
export function emptyFields(timeZone: string): TaskFields {
  const due = { day: null, time: '', timeZone }
  return {
    title: '',
    description: '',
    assignee: null,
    due,
    priority: '',
    remindBefore: [],
    monitors: [],
    requiredFor: null,
  }
}

/** A task as its form shows it. */
export function fieldsOf(task: Task, description: string, timeZone: string): TaskFields {
  return {
    title: task.title,
    description,
    assignee: task.assignee,
    due: dueFieldsOf(task, timeZone),
    priority: task.priority ?? '',
    remindBefore: task.remindBefore,
    monitors: task.monitors.map((user) => ({ type: 'user' as const, user })),
    requiredFor: task.requiredFor,
  }
}

const fieldNames: readonly FieldName[] = [
  'title',
  'description',
  'assignee',
  'due',
  'priority',
  'remindBefore',
  'monitors',
  'requiredFor',
]

/** Whether two forms say the same in a field. */
function agree(name: FieldName, one: TaskFields, other: TaskFields): boolean {
  if (name === 'assignee') return subjectKey(one.assignee) === subjectKey(other.assignee)
  if (name === 'due') return JSON.stringify(expirationOf(one.due)) === JSON.stringify(expirationOf(other.due))
  if (name === 'remindBefore') return one.remindBefore.toSorted().join() === other.remindBefore.toSorted().join()
  if (name === 'monitors') return one.monitors.map(keyOf).sort().join() === other.monitors.map(keyOf).sort().join()
  if (name === 'requiredFor') return one.requiredFor?.transitionId === other.requiredFor?.transitionId
  return one[name] === other[name]
}

/**
 * What two people made of one task: what only the other person changed is taken over, what only I changed stays, and
 * what both changed in different ways is mine until I say otherwise.
 */
export function merge(before: TaskFields, mine: TaskFields, theirs: TaskFields) {
  const taken = fieldNames.filter((name) => agree(name, before, mine) && !agree(name, before, theirs))
  const disputed = fieldNames.filter(
    (name) => !agree(name, before, mine) && !agree(name, before, theirs) && !agree(name, mine, theirs),
  )
  const merged = taken.reduce((fields, name) => withField(fields, name, theirs), mine)
  return { merged, taken, disputed }
}

/** A form with one field of another. */
export function withField(fields: TaskFields, name: FieldName, from: TaskFields): TaskFields {
  return { ...fields, [name]: from[name] }
}

/** What differs from how the task was, as it is sent. */
export function changeOf(
  before: TaskFields,
  after: TaskFields,
  describe: (text: string) => Schemas['Delta'] | null,
): Omit<Schemas['TaskChange'], 'occToken'> {
  const changed = (name: FieldName) => !agree(name, before, after)
  return {
    ...(changed('title') && { title: after.title.trim() }),
    ...(changed('description') && { description: describe(after.description) }),
    ...(changed('assignee') && { assignee: after.assignee }),
    ...(changed('due') && expirationOf(after.due)),
    ...(changed('priority') && { priority: after.priority || null }),
    ...(changed('remindBefore') && { remindBefore: [...after.remindBefore] }),
    ...(changed('monitors') && { monitorIds: monitorIdsOf(after) }),
    ...(changed('requiredFor') && { requiredForId: after.requiredFor?.transitionId ?? null }),
  }
}

/** The people who are to follow it, as they are sent. */
export function monitorIdsOf({ monitors }: TaskFields): string[] {
  return monitors.flatMap((subject) => (subject.type === 'user' ? subject.user.id : []))
}

function subjectKey(subject: Schemas['Assignee'] | null): string {
  return subject ? keyOf(subject) : ''
}

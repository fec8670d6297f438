import type { Schemas } from '../schemas.ts'
import type { AttachmentState, CommentState } from './data.ts'
import type { FeedbackPart } from './feedback.ts'
import { day } from './times.ts'
import { inZone, momentOf } from './zoned.ts'

/** Something to be done for a post. */
export type TaskState = {
  id: string
  title: string
  postId: string
  description: Schemas['Delta'] | null
  /** How far it is; a closed one is done. */
  state: 'open' | 'doing'
  assignee: Schemas['Assignee'] | null
  viaGroup: Schemas['AssigneeGroup'] | null
  /** When it is due: a moment, or the beginning of the day where only that counts. */
  dueAt: number | null
  allDay: boolean
  timeZone: string
  /** The last moment at which it is not overdue. */
  lastMoment: number | null
  remindBefore: string[]
  priority: string | null
  monitorIds: Set<string>
  /** The transition for which it must be closed. */
  requiredFor?: string | undefined
  /** What makes it one of feedback; absent for every other. */
  feedback?: FeedbackPart
  comments: CommentState[]
  attachments: AttachmentState[]
  createdBy: string
  createdAt: number
  closing: { outcome: string; note: string | null; by: string; at: number } | null
  remindedAt: number | null
  deleted: boolean
  events: TaskEventState[]
  /** Counts the changes; the token for the next one is made of it. */
  saves: number
}

export type TaskEventState = Omit<Schemas['TaskEvent'], 'id' | 'by' | 'at'> & { by: string; at: number }

/** What is known of a task from its beginning; all else has a default. */
export type TaskBeginning = Pick<TaskState, 'id' | 'title' | 'postId' | 'createdBy' | 'createdAt'> &
  Partial<Omit<TaskState, 'lastMoment'>>

/** A task that nobody has done anything with. */
export function taskState(beginning: TaskBeginning): TaskState {
  const task: TaskState = {
    description: null,
    state: 'open',
    assignee: null,
    viaGroup: null,
    dueAt: null,
    allDay: false,
    timeZone: 'Europe/Rome',
    lastMoment: null,
    remindBefore: [],
    priority: null,
    monitorIds: new Set(),
    comments: [],
    attachments: [],
    closing: null,
    remindedAt: null,
    deleted: false,
    events: [{ kind: 'created', by: beginning.createdBy, at: beginning.createdAt }],
    saves: 1,
    ...beginning,
  }
  return { ...task, lastMoment: lastMomentOf(task) }
}

/** When a task with this end begins to be overdue, less one moment: a whole day lasts to its end in its own zone. */
export function lastMomentOf({ dueAt, allDay, timeZone }: Pick<TaskState, 'dueAt' | 'allDay' | 'timeZone'>) {
  if (dueAt === null || !allDay) return dueAt
  return momentOf(`${dayAfter(dayIn(dueAt, timeZone), 1)}T00:00`, timeZone) - 1
}

export type DueGroup = Exclude<keyof Schemas['TaskCounts'], 'open'>

/** Sorts tasks by when they are due, as the days are in a zone; weeks end on Sunday. */
export function dueGroups(now: number, timeZone: string): (task: TaskState) => DueGroup {
  const today = dayIn(now, timeZone)
  const weekday = new Date(`${today}T00:00Z`).getUTCDay()
  const tomorrow = momentOf(`${dayAfter(today, 1)}T00:00`, timeZone)
  const monday = momentOf(`${dayAfter(today, weekday === 0 ? 1 : 8 - weekday)}T00:00`, timeZone)
  return ({ lastMoment }) => {
    if (lastMoment === null) return 'none'
    if (now > lastMoment) return 'overdue'
    if (lastMoment < tomorrow) return 'today'
    return lastMoment < monday ? 'week' : 'later'
  }
}

/** The day of a moment on the calendar of a zone. */
export function dayIn(moment: number, timeZone: string): string {
  return inZone(moment, timeZone).zonedDatetime.slice(0, 10)
}

function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00Z`) + days * day).toISOString().slice(0, 10)
}

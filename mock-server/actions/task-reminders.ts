import type { Schemas } from '../schemas.ts'
import { dayIn, type TaskState } from '../state/tasks.ts'
import { day, hour } from '../state/times.ts'
import type { World } from '../state/world.ts'
import { momentOf } from '../state/zoned.ts'
import { timeZoneOf } from '../views/people.ts'
import { peopleOf } from '../views/subjects.ts'
import { notifyAbout } from './notify.ts'

/**
 * Sets the timers of a task's reminders: as long before its end as was asked for, then on the first morning on which it
 * is overdue, and each week from there. A task that was closed or given another end meanwhile says nothing. A world
 * that is being filled does not know its `data` yet.
 */
export function armReminders(world: World, task: TaskState, data = world.data): void {
  const { dueAt, lastMoment, remindBefore } = task
  if (dueAt === null || lastMoment === null) return
  const stands = () => !task.deleted && task.closing === null && task.lastMoment === lastMoment
  for (const before of remindBefore) {
    at(world, dueAt - lengthOf(before), () => {
      if (stands() && task.remindBefore.includes(before)) remind(world, task)
    })
  }
  armOverdue(world, task, firstMorning({ data, clock: world.clock }, task, lastMoment), stands)
}

/** The people whom a task asks. */
export function peopleAsked({ data }: World, assignee: Schemas['Assignee'] | null): readonly string[] {
  return assignee ? peopleOf(data, assignee) : []
}

function armOverdue(world: World, task: TaskState, moment: number, stands: () => boolean): void {
  at(world, moment, () => {
    if (!stands()) return
    remind(world, task)
    armOverdue(world, task, morningOf(moment + 7 * day, zoneOf(world, task)), stands)
  })
}

/** The first of the mornings on which the task is overdue that is not over yet. */
function firstMorning(world: Pick<World, 'data' | 'clock'>, task: TaskState, lastMoment: number): number {
  const zone = zoneOf(world, task)
  let moment = morningOf(lastMoment, zone)
  while (moment <= lastMoment) moment = morningOf(moment + day, zone)
  while (moment <= world.clock.now()) moment = morningOf(moment + 7 * day, zone)
  return moment
}

function morningOf(moment: number, zone: string): number {
  return momentOf(`${dayIn(moment, zone)}T08:00`, zone)
}

/** Where the mornings of a task begin: where its assignee is, else where it is due. */
function zoneOf({ data }: Pick<World, 'data'>, { assignee, timeZone }: TaskState): string {
  const person = assignee?.type === 'user' ? data.people.get(assignee.user.id) : undefined
  return person ? timeZoneOf(person) : timeZone
}

function remind(world: World, task: TaskState): void {
  const post = world.data.posts.get(task.postId)
  if (!post || post.archived) return
  const occasion = { by: [task.createdBy], byItself: true as const, at: world.clock.now(), post, task }
  notifyAbout(world, 'task-reminder', peopleAsked(world, task.assignee), occasion)
}

/** Moments that are over are left out. */
function at({ clock }: World, moment: number, run: () => void): void {
  if (moment > clock.now()) clock.after(moment - clock.now(), run)
}

/** The length that a duration of the contract names: days, hours or seconds. */
function lengthOf(duration: string): number {
  const [, days, hours] = /^P(?:(\d+)D|T(?:(\d+)H|\d+S))$/.exec(duration) ?? []
  return Number(days ?? 0) * day + Number(hours ?? 0) * hour
}

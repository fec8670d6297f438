import type { Person } from '../content/people/index.ts'
import type { Schemas } from '../schemas.ts'
import { dueGroups, type TaskState } from '../state/tasks.ts'
import { day } from '../state/times.ts'
import { isAssignee, taskSummary, visibleTasks, waitsForGroupOf } from '../views/tasks.ts'
import type { Call } from './portal-app.ts'
import { readablePost } from './posts.ts'
import { invalid } from './refusals.ts'
import { makeToken, pageSizeOf, readNumberToken } from './tokens.ts'

/** A page of tasks, as the query of the request asks for it. */
export function taskPage(call: Call): Schemas['TaskPage'] {
  const { world, viewer } = call.var
  const now = world.clock.now()
  const { state = 'open', sort = 'due', closedWithinDays, pageSize, pageToken } = call.req.query()
  const groupOf = dueGroups(now, zoneOf(call))
  const inScope = tasksInScope(call)
  const open = inScope.filter(({ closing }) => closing === null)
  const since = closedWithinDays === undefined ? -Infinity : now - Number(closedWithinDays) * day
  const closed = inScope.filter(({ closing }) => closing !== null && closing.at >= since)
  const all = (state === 'closed' ? closed : open)
    .filter(filterOf(call, groupOf))
    .sort(state === 'closed' ? byClosing : (orders[sort] ?? byDue))
  const from = pageToken === undefined ? 0 : readNumberToken('tasks', pageToken, 'pageToken')
  const size = pageSizeOf(pageSize)
  return {
    tasks: all.slice(from, from + size).map((task) => taskSummary(world.data, task, viewer)),
    counts: countsOf(open, groupOf),
    totalCount: all.length,
    nextPageToken: from + size < all.length ? makeToken('tasks', from + size) : null,
  }
}

function tasksInScope(call: Call): TaskState[] {
  const { world, viewer } = call.var
  const { scope = 'assigned', postId } = call.req.query()
  const visible = postId === undefined ? visibleTasks(world.data, viewer) : tasksOfPost(call, postId)
  return visible.filter((task) => concerns(call, scope, task, viewer))
}

/** Those of an archived post are shown at the post alone. */
function tasksOfPost(call: Call, postId: string): TaskState[] {
  const post = readablePost(call, postId)
  return [...call.var.world.data.tasks.values()].filter(
    (task) => task.postId === post.id && !task.deleted && !task.feedback,
  )
}

function concerns(call: Call, scope: string, task: TaskState, viewer: Person): boolean {
  if (scope === 'all') return true
  if (scope === 'monitored') return task.monitorIds.has(viewer.id)
  if (scope === 'group') return waitsForGroupOf(call.var.world.data, { ...task, closing: null }, viewer)
  return isAssignee(task, viewer)
}

function filterOf(call: Call, groupOf: ReturnType<typeof dueGroups>): (task: TaskState) => boolean {
  const { due, priority, communityId, search = '' } = call.req.query()
  const words = plain(search)
  return (task) => {
    if (due !== undefined && groupOf(task) !== due) return false
    if (priority !== undefined && task.priority !== priority) return false
    if (communityId !== undefined && call.var.world.data.posts.get(task.postId)?.communityId !== communityId)
      return false
    return words === '' || plain(task.title).includes(words)
  }
}

function countsOf(open: TaskState[], groupOf: ReturnType<typeof dueGroups>): Schemas['TaskCounts'] {
  const counts = { open: open.length, overdue: 0, today: 0, week: 0, later: 0, none: 0 }
  for (const task of open) counts[groupOf(task)] += 1
  return counts
}

/** Days begin where the person is: in the zone of the request, else of the account. */
export function zoneOf(call: Call): string {
  const asked = call.req.query('timeZone')
  const zone = asked ?? call.var.viewer.account?.timeZone ?? 'Europe/Rome'
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return zone
  } catch {
    throw invalid('/timeZone', 'unknown-time-zone', 'is no zone of the IANA database')
  }
}

const priorities = ['urgent', 'high', 'normal', 'low']
const rank = ({ priority }: TaskState) => (priority === null ? 2.5 : priorities.indexOf(priority))

function byDue(one: TaskState, other: TaskState): number {
  const [first, second] = [one.lastMoment ?? Infinity, other.lastMoment ?? Infinity]
  return first === second ? rank(one) - rank(other) : first - second
}

const byClosing = (one: TaskState, other: TaskState) => (other.closing?.at ?? 0) - (one.closing?.at ?? 0)

const orders: Record<string, (one: TaskState, other: TaskState) => number> = {
  due: byDue,
  priority: (one, other) => rank(one) - rank(other) || byDue(one, other),
  newest: (one, other) => other.createdAt - one.createdAt,
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
}

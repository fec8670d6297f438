import type { Schemas } from '../schemas.ts'
import { dueGroups, type TaskState } from '../state/tasks.ts'
import { day } from '../state/times.ts'
import { isAssignee, taskSummary, tasksOfPost, visibleTasks, waitsForGroupOf } from '../views/tasks.ts'
import { timeZoneOf } from '../views/people.ts'
import { fits } from './fits.ts'
import { falling, filtered, orderBy, orderNamed, paged, rising, sorted } from './lists.ts'
import type { Call } from './portal-app.ts'
import { readablePost } from './posts.ts'

const priorities = ['urgent', 'high', 'normal', 'low']

/** Between normal and low: a task like any other. */
const rank = ({ priority }: TaskState) => (priority === null ? 2.5 : priorities.indexOf(priority))
const due = ({ lastMoment }: TaskState) => lastMoment ?? Number.MAX_SAFE_INTEGER
const idOf = ({ id }: TaskState) => id

const orders = {
  due: orderBy(idOf, rising(due), rising(rank)),
  priority: orderBy(idOf, rising(rank), rising(due)),
  newest: orderBy(
    idOf,
    falling<TaskState>(({ createdAt }) => createdAt),
  ),
}
const byClosing = orderBy(
  idOf,
  falling<TaskState>(({ closing }) => closing?.at ?? 0),
)

/** A page of tasks, as the query of the request asks for it. */
export function taskPage(call: Call): Schemas['TaskPage'] {
  const { world, viewer } = call.var
  const { state = 'open', due: wanted } = call.req.query()
  const groupOf = dueGroups(world.clock.now(), zoneOf(call))
  const left = chosen(call, tasksInScope(call))
  const open = left.filter(({ closing }) => closing === null)
  const shown = (state === 'closed' ? closedLately(call, left) : open).filter(
    (task) => wanted === undefined || groupOf(task) === wanted,
  )
  const order = state === 'closed' ? byClosing : orderNamed(call, orders, 'due')
  const { page, nextPageToken } = paged(call, sorted(shown, order), { list: `tasks-${state}`, order })
  return {
    tasks: page.map((task) => taskSummary(world.data, task, viewer)),
    counts: countsOf(open, groupOf),
    totalCount: shown.length,
    nextPageToken,
  }
}

/** Those of an archived post are listed at the post alone. */
function tasksInScope(call: Call): TaskState[] {
  const { world, viewer } = call.var
  const { scope = 'assigned', postId } = call.req.query()
  const post = postId === undefined ? undefined : readablePost(call, postId)
  if (scope === 'post') return post ? tasksOfPost(world.data, post) : []
  const concerning = visibleTasks(world.data, viewer).filter((task) => {
    if (scope === 'monitored') return task.monitorIds.has(viewer.id)
    return scope === 'group' ? waitsForGroupOf(world.data, task, viewer) : isAssignee(task, viewer)
  })
  return post ? concerning.filter((task) => task.postId === post.id) : concerning
}

/** Those that the filters leave which narrow the numbers too. */
function chosen(call: Call, tasks: TaskState[]): TaskState[] {
  const { posts } = call.var.world.data
  const search = call.req.query('search') ?? ''
  const left = filtered(call, tasks, {
    kind: ({ feedback }) => (feedback ? 'feedback' : 'task'),
    priority: ({ priority }) => priority,
    communityId: ({ postId }) => posts.get(postId)?.communityId,
    assigneeId: ({ assignee }) => (assignee?.type === 'user' ? assignee.user.id : assignee?.group.id),
  })
  return left.filter(({ title }) => fits(title, search))
}

function closedLately(call: Call, tasks: TaskState[]): TaskState[] {
  const { closedWithinDays } = call.req.query()
  const since = closedWithinDays === undefined ? 0 : call.var.world.clock.now() - Number(closedWithinDays) * day
  return tasks.filter(({ closing }) => closing !== null && closing.at >= since)
}

function countsOf(open: TaskState[], groupOf: ReturnType<typeof dueGroups>): Schemas['TaskCounts'] {
  const counts = { open: open.length, overdue: 0, today: 0, week: 0, later: 0, none: 0 }
  for (const task of open) counts[groupOf(task)] += 1
  return counts
}

/** Days begin where the person is: in the zone of the request, if it is one, else of the account. */
function zoneOf(call: Call): string {
  const own = timeZoneOf(call.var.viewer)
  const zone = call.req.query('timeZone') ?? own
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return zone
  } catch {
    return own
  }
}

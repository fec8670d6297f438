import { workflows, type WorkflowDefinition } from '../content/workflows.ts'
import type { Schemas } from '../schemas.ts'
import type { PostState } from '../state/data.ts'
import { dayIn } from '../state/tasks.ts'
import { communitySummary } from './communities.ts'
import { namedSubject } from './planning.ts'
import { rangeOf, rangeView, weeksOf } from './statistics-range.ts'
import { completionOf, isWithin, visitAt, visitsOf, type Span } from './visits.ts'
import { postsInWorkflows, type Placed } from './workflow-posts.ts'
import { isOpen, overseenCommunities, overseenOf, subjectId, type Counting } from './workflow-statistics.ts'

const urgency = ['urgent', 'high', 'normal', 'low']

/** Which posts are counted. */
export type Narrowed = { workflow?: WorkflowDefinition | undefined; communityId?: string | undefined }

/** How many posts there are in workflows, where, and whether their dates are kept. */
export function postStatisticsView(counting: Counting, { workflow, communityId }: Narrowed): Schemas['PostStatistics'] {
  const { data, viewer, now, range } = counting
  const overseen = overseenCommunities(data, viewer)
  const own = workflows.filter((one) => overseenOf(data, one, viewer).length > 0)
  const communityIds = [...new Set((workflow ? [workflow] : own).flatMap((one) => overseenOf(data, one, viewer)))]
  const posts = postsInWorkflows(data, viewer).filter(
    (placed) =>
      overseen.has(placed.post.communityId) &&
      (workflow === undefined || placed.workflow === workflow) &&
      (communityId === undefined || placed.post.communityId === communityId),
  )
  const open = posts.filter(isOpen)
  const created = (within: Span) => posts.filter(({ post }) => isWithin(post.createdAt, within)).length
  const completed = (within: Span) => posts.filter((placed) => completionOf(placed, within)).length
  const { span, previous, timeZone } = range
  const kept = posts.map((placed) => dateKept(placed, span, timeZone))
  return {
    range: rangeView(range),
    workflows: own.map(({ id, name }) => ({ id, name })),
    communities: communityIds.map((id) => communitySummary(data, id)),
    totals: {
      created: { value: created(span), previous: created(previous) },
      completed: { value: completed(span), previous: completed(previous) },
      open: { value: open.length, previous: posts.filter((placed) => wasOpen(placed, span.begins)).length },
      overdue: {
        value: open.filter(({ post }) => isOverdue(post, dayIn(now, timeZone))).length,
        previous: posts.filter((placed) => wasOpen(placed, span.begins) && isOverdue(placed.post, range.from)).length,
      },
    },
    weeks: weeksOf(range).map(({ from, to }) => {
      const week = rangeOf(from, to, timeZone).span
      return { from, to, created: created(week), completed: completed(week) }
    }),
    byCommunity: counted(open, ({ post }) => post.communityId).map(([id, count]) => ({
      community: communitySummary(data, id),
      count,
    })),
    byPriority: counted(open, priorityOf)
      .map(([name, count]) => ({ priority: name === 'none' ? null : name, count }))
      .sort((one, other) => rank(one.priority) - rank(other.priority)),
    byAssignee: counted(open, assigneeIdOf).map(([id, count]) => {
      const assignee = open.find((placed) => assigneeIdOf(placed) === id)?.post.facets?.planning?.assignee ?? null
      return { assignee: assignee && namedSubject(data, assignee), count }
    }),
    dates: {
      onTime: kept.filter((one) => one === 'on-time').length,
      late: kept.filter((one) => one === 'late').length,
    },
  }
}

/** Whether a post is still open after its expected end. */
export function isOverdue({ facets }: PostState, today: string): boolean {
  const end = facets?.planning?.expectedEndDate ?? null
  return end !== null && end < today
}

/** Whether a post that came to its end in some time did so by its date; null for others and those without one. */
export function dateKept(placed: Placed, within: Span, timeZone: string): 'on-time' | 'late' | null {
  const end = placed.post.facets?.planning?.expectedEndDate ?? null
  const completion = end === null ? undefined : completionOf(placed, within)
  if (end === null || !completion) return null
  return dayIn(completion.from, timeZone) <= end ? 'on-time' : 'late'
}

/** The priority of a post, or `none`. */
export function priorityOf({ post }: Placed): string {
  return post.facets?.planning?.priority ?? 'none'
}

/** The person or group that is asked to do a post, or `none`. */
export function assigneeIdOf({ post }: Placed): string {
  const assignee = post.facets?.planning?.assignee
  return assignee ? subjectId(assignee) : 'none'
}

function wasOpen(placed: Placed, moment: number): boolean {
  const visit = visitAt(visitsOf(placed), moment)
  return placed.workflow.states.some(({ name, kind }) => name === visit?.name && kind !== 'final')
}

function rank(priority: string | null): number {
  return priority === null ? urgency.length : urgency.indexOf(priority)
}

/** How often each key comes, most first. */
function counted(posts: Placed[], keyOf: (placed: Placed) => string): [string, number][] {
  const counts = new Map<string, number>()
  for (const placed of posts) counts.set(keyOf(placed), (counts.get(keyOf(placed)) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one)
}

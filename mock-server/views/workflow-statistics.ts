import type { WorkflowDefinition } from '../content/workflows.ts'
import { postStates } from '../content/workflow-states.ts'
import type { Person } from '../content/people/index.ts'
import type { Schemas } from '../schemas.ts'
import type { WorldData } from '../state/data.ts'
import { stateSince } from '../state/records.ts'
import { hour, instant } from '../state/times.ts'
import { communitySummary, mayRead, moderates } from './communities.ts'
import { isAdministrator } from './people.ts'
import { dayAfter, rangeView, sampledDays, startOf, type StatisticsRange } from './statistics-range.ts'
import { completionOf, isWithin, standingRecords, visitAt, visitsOf, type Span, type Visit } from './visits.ts'
import { dueOf, postRef, postsInWorkflows, waitingFor, type Placed } from './workflow-posts.ts'

/** Fewer posts say nothing about how long something takes. */
const fewest = 5

/** The communities whose statistics a person may see: those they moderate, for administrators all they may read. */
export function overseenCommunities(data: WorldData, viewer: Person): Set<string> {
  const all = [...data.communities.values()].filter(
    (community) => mayRead(community, viewer) && (isAdministrator(viewer) || moderates(data, community, viewer)),
  )
  return new Set(all.map(({ id }) => id))
}

/** Those of them that run a workflow. */
export function overseenOf(data: WorldData, { communityIds }: WorkflowDefinition, viewer: Person): string[] {
  const overseen = overseenCommunities(data, viewer)
  return communityIds.filter((id) => overseen.has(id))
}

/** What figures are about. */
export type Counting = { data: WorldData; viewer: Person; now: number; range: StatisticsRange }

/** How posts of a workflow, in one community or all that the person oversees, go through it. */
export function workflowStatisticsView(
  { data, viewer, now, range }: Counting,
  workflow: WorkflowDefinition,
  communityId?: string,
): Schemas['WorkflowStatistics'] {
  const communityIds = overseenOf(data, workflow, viewer)
  const wanted = communityId === undefined ? communityIds : communityIds.filter((id) => id === communityId)
  const placed = postsInWorkflows(data, viewer).filter(
    (one) => one.workflow === workflow && wanted.includes(one.post.communityId),
  )
  const posts = placed.map((one) => ({ placed: one, visits: visitsOf(one) }))
  const { span, previous } = range
  const compared = (count: (span: Span) => number) => ({ value: count(span), previous: count(previous) })
  const durations = (within: Span) =>
    posts.flatMap((one) => {
      const end = completionOf(one.placed, within)
      return end ? [end.from - one.placed.post.createdAt] : []
    })
  return {
    workflow: { id: workflow.id, name: workflow.name },
    range: rangeView(range),
    communities: communityIds.map((id) => communitySummary(data, id)),
    totals: {
      entered: compared((within) => placed.filter(({ post }) => isWithin(post.createdAt, within)).length),
      completed: compared((within) => durations(within).length),
      inProgress: {
        value: placed.filter(isOpen).length,
        previous: posts.filter(({ visits }) => isOpenAt(workflow, visits, span.begins)).length,
      },
      overTarget: {
        value: placed.filter((one) => isOver(one, now)).length,
        previous: posts.filter(({ visits }) => isOverAt(workflow, visits, span.begins)).length,
      },
      sentBack: compared((within) => placed.filter((one) => wasSentBack(one, within)).length),
    },
    completion: { ...spreadOf(durations(span)), previousMedianHours: spreadOf(durations(previous)).medianHours },
    states: workflow.states.map((state) => stateView({ data, now, span }, posts, state)),
    flow: flowOf(workflow, posts, range, now),
    moves: movesOf(placed, span),
    waitingFor: waitingCounts(data, placed),
  }
}

type Followed = { placed: Placed; visits: Visit[] }
type Step = WorkflowDefinition['states'][number]

/** Whether a post is on its way. */
export function isOpen({ step }: Placed): boolean {
  return step.kind !== 'final'
}

/** Whether a post has been in its state for too long. */
export function isOver(placed: Placed, now: number): boolean {
  const due = dueOf(placed)
  return due !== null && now > due
}

/** Whether a post took a step back. */
export function wasSentBack({ post, workflow }: Placed, within: Span): boolean {
  const back = workflow.transitions.filter(({ direction }) => direction === 'back').map(({ id }) => id)
  return standingRecords(post).some(({ transition, at }) => back.includes(transition.id) && isWithin(at, within))
}

/** Whether a post went from one state to another; undefined for any. */
export function wasMoved({ post }: Placed, within: Span, fromId?: string, toId?: string): boolean {
  return standingRecords(post).some(
    ({ fromState, toState, at }) =>
      isWithin(at, within) &&
      (fromId === undefined || fromState.id === fromId) &&
      (toId === undefined || toState.id === toId),
  )
}

function stepAt({ states }: WorkflowDefinition, visits: Visit[], moment: number) {
  const visit = visitAt(visits, moment)
  const step = states.find(({ name }) => name === visit?.name)
  return visit && step ? { visit, step } : undefined
}

function isOpenAt(workflow: WorkflowDefinition, visits: Visit[], moment: number): boolean {
  const found = stepAt(workflow, visits, moment)
  return found !== undefined && found.step.kind !== 'final'
}

function isOverAt(workflow: WorkflowDefinition, visits: Visit[], moment: number): boolean {
  const found = stepAt(workflow, visits, moment)
  const hours = found?.step.targetHours ?? null
  return found !== undefined && hours !== null && moment > found.visit.from + hours * hour
}

function stateView(
  { data, now, span }: { data: WorldData; now: number; span: Span },
  posts: Followed[],
  { name, kind, targetHours }: Step,
): Schemas['StateStatistics'] {
  const here = posts.map(({ placed }) => placed).filter(({ step }) => step.name === name)
  const oldest = here.toSorted((one, other) => stateSince(one.post) - stateSince(other.post))[0]
  const until = Math.min(now, span.ends)
  const times = posts.flatMap(({ visits }) => {
    const own = visits.filter((visit) => visit.name === name)
    const seen = own.some(({ from, to }) => from < until && (to ?? until) >= span.begins)
    return seen ? [own.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(to ?? until, until) - from), 0)] : []
  })
  return {
    state: { ...postStates[name], kind, targetHours },
    nowCount: here.length,
    overTargetCount: here.filter((one) => isOver(one, now)).length,
    spread: spreadOf(kind === 'final' ? [] : times),
    oldest:
      oldest && kind !== 'final' ? { post: postRef(data, oldest.post), since: instant(stateSince(oldest.post)) } : null,
  }
}

function flowOf(workflow: WorkflowDefinition, posts: Followed[], range: StatisticsRange, now: number) {
  const days = sampledDays(range, now)
  return days.map((date, index): Schemas['FlowPoint'] => {
    const ends = Math.min(now, startOf(dayAfter(date, 1), range.timeZone) - 1)
    const before = days[index - 1]
    const begins = before === undefined ? startOf(date, range.timeZone) : startOf(dayAfter(before, 1), range.timeZone)
    const within = { begins, ends: ends + 1 }
    return {
      day: date,
      states: workflow.states.map(({ name }) => ({
        stateId: postStates[name].id,
        count: posts.filter(({ visits }) => visitAt(visits, ends)?.name === name).length,
        came: visitCount(posts, (visit) => visit.name === name && isWithin(visit.from, within)),
        went: visitCount(posts, (visit) => visit.name === name && visit.to !== null && isWithin(visit.to, within)),
      })),
    }
  })
}

function visitCount(posts: Followed[], wanted: (visit: Visit) => boolean): number {
  return posts.reduce((sum, { visits }) => sum + visits.filter(wanted).length, 0)
}

function movesOf(placed: Placed[], span: Span): Schemas['StateMove'][] {
  const moves = new Map<string, Schemas['StateMove']>()
  for (const { post, workflow } of placed) {
    const taken = standingRecords(post).filter(({ at }) => isWithin(at, span))
    // A post counts once for a step, however often it took it.
    for (const [key, { transition, fromState, toState }] of new Map(
      taken.map((record) => [`${record.fromState.id} ${record.toState.id}`, record]),
    )) {
      const direction = workflow.transitions.find(({ id }) => id === transition.id)?.direction ?? 'forward'
      const known = moves.get(key) ?? { from: fromState, to: toState, direction, count: 0 }
      moves.set(key, { ...known, count: known.count + 1 })
    }
  }
  return [...moves.values()].sort((one, other) => other.count - one.count)
}

function waitingCounts(data: WorldData, placed: Placed[]): Schemas['WorkflowStatistics']['waitingFor'] {
  const counts = new Map<string, { assignee: Schemas['Assignee']; count: number }>()
  for (const one of placed) {
    const subjects = new Map(waitingFor(data, one).map((assignee) => [subjectId(assignee), assignee]))
    for (const [id, assignee] of subjects) counts.set(id, { assignee, count: (counts.get(id)?.count ?? 0) + 1 })
  }
  return [...counts.values()].sort((one, other) => other.count - one.count)
}

/** The person or the group. */
export function subjectId(assignee: Schemas['Assignee']): string {
  return assignee.type === 'user' ? assignee.user.id : assignee.group.id
}

/** Median and 85 % of some lengths of time. */
export function spreadOf(times: readonly number[]): Schemas['Spread'] {
  const sorted = times.toSorted((one, other) => one - other)
  const few = sorted.length < fewest
  return {
    medianHours: few ? null : quantile(sorted, 0.5),
    p85Hours: few ? null : quantile(sorted, 0.85),
    sampleSize: sorted.length,
  }
}

/** In hours, with one digit behind the point. */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share
  const [below = 0, above = below] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]]
  return Math.round(((below + (above - below) * (place % 1)) / hour) * 10) / 10
}

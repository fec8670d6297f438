import { workflows, type WorkflowDefinition } from '../content/workflows.ts'
import type { Schemas } from '../schemas.ts'
import { dayIn } from '../state/tasks.ts'
import { postStatisticsView } from '../views/post-statistics.ts'
import { dayAfter, daysBetween, rangeOf, type StatisticsRange } from '../views/statistics-range.ts'
import { overseenOf, workflowStatisticsView, type Counting } from '../views/workflow-statistics.ts'
import type { Call, PortalApp } from './portal-app.ts'
import { found, invalid, Refusal, refusals } from './refusals.ts'
import { zoneOf } from './task-list.ts'

const base = '/internal/v2/communication'
const longestRange = 2 * 366

/** Figures about posts in workflows. */
export function statisticsRoutes(app: PortalApp): void {
  app.get(`${base}/workflows/:workflowId/statistics`, (call) => {
    const workflow = overseenWorkflow(call, call.req.param('workflowId'))
    const communityId = call.req.query('communityId')
    return call.json<Schemas['WorkflowStatistics']>(workflowStatisticsView(counting(call), workflow, communityId))
  })

  app.get(`${base}/statistics/posts`, (call) => {
    const { world, viewer } = call.var
    const { workflowId, communityId } = call.req.query()
    const workflow = workflowId === undefined ? undefined : overseenWorkflow(call, workflowId)
    const oversees = workflows.some((one) => overseenOf(world.data, one, viewer).length > 0)
    if (!oversees) throw new Refusal(refusals.statisticsForbidden)
    return call.json<Schemas['PostStatistics']>(postStatisticsView(counting(call), { workflow, communityId }))
  })
}

function overseenWorkflow(call: Call, id: string): WorkflowDefinition {
  const { world, viewer } = call.var
  const workflow = found(
    workflows.find((one) => one.id === id),
    refusals.workflowNotFound,
  )
  if (overseenOf(world.data, workflow, viewer).length === 0) throw new Refusal(refusals.statisticsForbidden)
  return workflow
}

function counting(call: Call): Counting {
  const { world, viewer } = call.var
  return { data: world.data, viewer, now: world.clock.now(), range: askedRange(call) }
}

/** The days of the query; the last 90 where it names none. */
export function askedRange(call: Call, first = 'from', last = 'to'): StatisticsRange {
  const timeZone = zoneOf(call)
  const query = call.req.query()
  const to = query[last] ?? dayIn(call.var.world.clock.now(), timeZone)
  const from = query[first] ?? dayAfter(to, -89)
  if (from > to) throw invalid(`/${last}`, 'end-before-start', 'must not be before the first day', 'end-before-start')
  if (daysBetween(from, to) >= longestRange) {
    throw invalid(`/${first}`, 'range-too-long', 'must be at most two years before the end', 'range-too-long')
  }
  return rangeOf(from, to, timeZone)
}

import { dayIn } from '../state/tasks.ts'
import { assigneeIdOf, dateKept, isOverdue, priorityOf } from '../views/post-statistics.ts'
import { completionOf, isWithin } from '../views/visits.ts'
import { waitingFor, type Placed } from '../views/workflow-posts.ts'
import { isOpen, overseenCommunities, subjectId, wasMoved, wasSentBack } from '../views/workflow-statistics.ts'
import type { Call } from './portal-app.ts'
import { askedRange } from './statistics.ts'

/** What narrows a list to the posts that a figure of the statistics counts. */
export function figureFilter(call: Call): (placed: Placed) => boolean {
  const { world, viewer } = call.var
  const { progress, overseen, event, waitingForId, priority, assigneeId, overdue, kept, fromStateId, toStateId } =
    call.req.query()
  const range = askedRange(call, 'since', 'until')
  const { span, timeZone } = range
  const communities = overseen === 'true' ? overseenCommunities(world.data, viewer) : undefined
  const today = dayIn(world.clock.now(), timeZone)
  const happened: Record<string, (placed: Placed) => boolean> = {
    created: ({ post }) => isWithin(post.createdAt, span),
    completed: (placed) => completionOf(placed, span) !== undefined,
    moved: (placed) => wasMoved(placed, span, fromStateId, toStateId),
    'sent-back': (placed) => wasSentBack(placed, span),
  }
  return (placed) => {
    if (communities && !communities.has(placed.post.communityId)) return false
    if (progress !== undefined && isOpen(placed) !== (progress === 'open')) return false
    if (event !== undefined && !happened[event]?.(placed)) return false
    if (priority !== undefined && priorityOf(placed) !== priority) return false
    if (assigneeId !== undefined && assigneeIdOf(placed) !== assigneeId) return false
    if (overdue === 'true' && !(isOpen(placed) && isOverdue(placed.post, today))) return false
    if (kept !== undefined && dateKept(placed, span, timeZone) !== kept) return false
    return waitingForId === undefined || waitingFor(world.data, placed).some((one) => subjectId(one) === waitingForId)
  }
}

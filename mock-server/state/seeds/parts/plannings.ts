import { writtenPlannings, type WrittenPlanning } from '../../../content/plannings.ts'
import type { Schemas } from '../../../schemas.ts'
import { userSummary } from '../../../views/people.ts'
import type { WorldData } from '../../data.ts'
import { dateOf, day } from '../../times.ts'

/** Puts what is planned into the posts, which must be there already. */
export function addPlannings(data: WorldData, now: number): void {
  for (const { post: beginning, assignee, startsIn, endsIn, priority } of writtenPlannings) {
    const post = data.feed.find(({ title }) => title.startsWith(beginning))
    const dayIn = (days: number | null) => (days === null ? null : dateOf(now + days * day))
    if (!post) continue
    post.planning = {
      assignee: subjectOf(data, assignee),
      expectedStartDate: dayIn(startsIn),
      expectedEndDate: dayIn(endsIn),
      priority,
      saves: 1,
    }
  }
}

function subjectOf(data: WorldData, assignee: WrittenPlanning['assignee']): Schemas['Assignee'] | null {
  if ('user' in assignee) return { type: 'user', user: userSummary(data, assignee.user) }
  const group = data.groups.get(assignee.group)
  return group ? { type: 'group', group: { id: group.id, name: group.name } } : null
}

import { subActivitiesOfLine4 } from '../../../content/sub-activities.ts'
import type { WorldData } from '../../data.ts'
import { blankSubActivity, inState } from '../../sub-activities.ts'
import { dateOf, day } from '../../times.ts'
import { subjectOf } from './tasks.ts'

/** Puts the parts of the work into their post, which must be there already. */
export function addSubActivities(data: WorldData, now: number): void {
  const post = data.feed.find(({ title }) => title.startsWith('Line 4 stop on Tuesday'))
  if (!post) return
  const dayIn = (days: number | null) => (days === null ? null : dateOf(now + days * day))
  post.subActivities = subActivitiesOfLine4.map(({ to, startsIn, endsIn, state = 'sa-planned', ...written }, index) => {
    const one = {
      ...blankSubActivity,
      ...written,
      id: `sa-${post.number}-${index + 1}`,
      assignee: to === undefined ? null : subjectOf(data, to),
      expectedStartDate: dayIn(startsIn),
      expectedEndDate: dayIn(endsIn),
    }
    return inState(one, state, now - (startsIn === null ? 1 : Math.max(0, -startsIn)) * day)
  })
  data.counters.set(`sa-${post.number}`, post.subActivities.length)
}

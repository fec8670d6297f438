import type { Person } from '../content/people/index.ts'
import { subActivityStates } from '../content/sub-activities.ts'
import type { Schemas } from '../schemas.ts'
import type { PostState, WorldData } from '../state/data.ts'
import type { SubActivityState } from '../state/sub-activities.ts'
import { instant } from '../state/times.ts'
import { mayPlan } from './planning.ts'
import { namedSubject } from './subjects.ts'

/** A sub-activity as a person sees it. */
export function subActivityView(
  data: WorldData,
  post: PostState,
  one: SubActivityState,
  viewer: Person,
): Schemas['SubActivity'] {
  const { stateId, assignee, actualStart, actualEnd, saves, ...written } = one
  return {
    ...written,
    state: subActivityStates[stateId],
    assignee: assignee && namedSubject(data, assignee),
    actualStart: actualStart === null ? null : instant(actualStart),
    actualEnd: actualEnd === null ? null : instant(actualEnd),
    canEdit: mayPlan(data, post, viewer),
    occToken: subActivityToken({ id: one.id, saves }),
  }
}

/** The token that a change must send. */
export function subActivityToken({ id, saves }: Pick<SubActivityState, 'id' | 'saves'>): string {
  return `sub-${id.slice('sa-'.length)}-v${saves}`
}

/** All of a post. */
export function subActivityList(data: WorldData, post: PostState, viewer: Person): Schemas['SubActivityList'] {
  const { subActivities = [] } = post
  return {
    subActivities: subActivities.map((one) => subActivityView(data, post, one, viewer)),
    states: Object.values(subActivityStates),
  }
}

/** How a post stands with them. */
export function postSubActivitiesView(data: WorldData, post: PostState, viewer: Person): Schemas['PostSubActivities'] {
  const { subActivities = [] } = post
  const open = subActivities.filter(({ actualEnd }) => actualEnd === null)
  return {
    subActivitiesCount: { open: open.length, all: subActivities.length },
    canPlan: mayPlan(data, post, viewer),
  }
}

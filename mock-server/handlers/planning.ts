import { plannedWith, planPost } from '../actions/planning.ts'
import type { Schemas } from '../schemas.ts'
import type { PostState, WorldData } from '../state/data.ts'
import { mayRead } from '../views/communities.ts'
import { mayPlan, planningView } from '../views/planning.ts'
import type { PortalApp } from './portal-app.ts'
import { readablePost } from './posts.ts'
import { allowed, found, invalid, Refusal, refusals } from './refusals.ts'

const priorities = ['low', 'normal', 'high', 'urgent']

/** Who does what a post asks for, when, and how urgent it is. */
export function planningRoutes(app: PortalApp): void {
  app.patch('/internal/v2/communication/posts/:postId/data', async (call) => {
    const { world, viewer } = call.var
    const { data } = world
    const post = readablePost(call)
    allowed(mayPlan(data, post, viewer), refusals.planningForbidden)
    const { occToken, ...change } = await call.req.json<Schemas['PostDataChange']>()
    const current = planningView(data, post)
    if (occToken !== (current?.occToken ?? null)) {
      const title = 'The planning has changed in the meantime'
      throw new Refusal({ ...refusals.occConflict, title, ...(current && { current }) })
    }
    checkPlanning(data, post, change)
    planPost(world, post, plannedWith(post, change), viewer.id)
    return call.json<Schemas['PostData']>(found(planningView(data, post), refusals.postNotFound))
  })
}

/** Refuses a planning that ends before it begins, a priority that is none, and an assignee who cannot read the post. */
export function checkPlanning(data: WorldData, post: PostState, change: Schemas['PostDataFields']): void {
  checkPlanned(data, post, { ...plannedWith(post, change), assignee: change.assignee ?? null })
}

/** The same for whatever is planned at a post. */
export function checkPlanned(data: WorldData, post: PostState, planned: Required<Schemas['PostDataFields']>): void {
  const { expectedStartDate: start, expectedEndDate: end, priority, assignee } = planned
  if (priority !== null && !priorities.includes(priority)) {
    throw invalid('/priority', 'enum', 'must be low, normal, high or urgent')
  }
  if (start && end && end < start) {
    throw invalid('/expectedEndDate', 'end-before-start', 'must not be before the start', 'end-before-start')
  }
  if (assignee && !readsIt(data, post, assignee)) {
    throw invalid('/assignee', 'assignee-cannot-read', 'cannot read the post', 'assignee-cannot-read')
  }
}

/** Whether a person, or everyone in a group, can read a post; as the candidates for it say. */
function readsIt(data: WorldData, { communityId }: PostState, subject: Schemas['Assignee']): boolean {
  const community = data.communities.get(communityId)
  if (subject.type === 'user') {
    const person = data.people.get(subject.user.id)
    return person !== undefined && !person.deleted && !person.blocked && mayRead(community, person)
  }
  const group = data.groups.get(subject.group.id)
  const reads = (id: string) => {
    const person = data.people.get(id)
    return person !== undefined && mayRead(community, person)
  }
  return group !== undefined && !group.deleted && group.memberIds.every(reads)
}

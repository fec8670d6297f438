import { plannedWith, planPost } from '../actions/planning.ts'
import type { Schemas } from '../schemas.ts'
import type { PostState, WorldData } from '../state/data.ts'
import { mayPlan, namedSubject, peopleOf, planningView } from '../views/planning.ts'
import type { PortalApp } from './portal-app.ts'
import { readablePost } from './posts.ts'
import { mayReadPost } from '../views/reading.ts'
import { invalid, Refusal, refusals } from './refusals.ts'

/** Who does what a post asks for, when, and how urgent it is. */
export function planningRoutes(app: PortalApp): void {
  app.patch('/internal/v2/communication/posts/:postId/data', async (call) => {
    const { world, viewer } = call.var
    const { data } = world
    const post = readablePost(call)
    if (!mayPlan(data, post, viewer)) throw new Refusal(refusals.planningForbidden)
    const { occToken, ...change } = await call.req.json<Schemas['PostDataChange']>()
    const current = planningView(data, post)
    if (occToken !== (current?.occToken ?? null)) {
      const title = 'The planning has changed in the meantime'
      throw new Refusal({ ...refusals.occConflict, title, ...(current ? { current } : {}) })
    }
    checkPlanning(data, post, change)
    const planned = plannedWith(post, change)
    const { assignee } = planned
    planPost(world, post, { ...planned, assignee: assignee && namedSubject(data, assignee) }, viewer.id)
    // The planning was just made, so there is one.
    return call.json<Schemas['PostData']>(planningView(data, post) as Schemas['PostData'])
  })
}

/** Refuses a planning that ends before it begins, and an assignee who cannot read the post. */
export function checkPlanning(data: WorldData, post: PostState, change: Schemas['PostDataFields']): void {
  const { expectedStartDate: start, expectedEndDate: end } = plannedWith(post, change)
  if (start && end && end < start) {
    throw invalid('/expectedEndDate', 'end-before-start', 'must not be before the start', 'end-before-start')
  }
  const closed = (id: string) => {
    const person = data.people.get(id)
    return !person || !mayReadPost(data, post, person)
  }
  if (change.assignee && peopleOf(data, change.assignee).some(closed)) {
    throw invalid('/assignee', 'assignee-cannot-read', 'cannot read the post', 'assignee-cannot-read')
  }
}

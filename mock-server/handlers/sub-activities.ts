import { addSubActivity, changeSubActivity, placeSubActivity, removeSubActivity } from '../actions/sub-activities.ts'
import type { Schemas } from '../schemas.ts'
import type { PostState } from '../state/data.ts'
import type { SubActivityState } from '../state/sub-activities.ts'
import { mayPlan, peopleOf } from '../views/planning.ts'
import { subActivitiesOf, subActivityList, subActivityToken, subActivityView } from '../views/sub-activities.ts'
import { mayReadPost } from '../views/reading.ts'
import type { Call, PortalApp } from './portal-app.ts'
import { readablePost } from './posts.ts'
import { found, invalid, Refusal, refusals } from './refusals.ts'

const ofPost = '/internal/v2/communication/posts/:postId/sub-activities'

/** The parts of a post's work over days. */
export function subActivitiesRoutes(app: PortalApp): void {
  app.get(ofPost, (call) => answerAll(call, readablePost(call)))

  app.post(ofPost, async (call) => {
    const { world, viewer } = call.var
    const post = plannedPost(call)
    const key = `${viewer.id} ${call.req.header('idempotency-key') ?? ''}`
    const made = world.data.subActivitiesByKey.get(key)
    const written = await call.req.json<Schemas['NewSubActivity']>()
    if (!made) checkFields(call, post, written)
    const one = made ?? addSubActivity(world, { post, by: viewer.id }, written)
    if (call.req.header('idempotency-key') !== undefined) world.data.subActivitiesByKey.set(key, one)
    return call.json<Schemas['SubActivity']>(subActivityView(world.data, post, one, viewer), 201)
  })

  // Before the one with a parameter in its place.
  app.put(`${ofPost}/order`, async (call) => {
    const post = plannedPost(call)
    const { id, afterId } = await call.req.json<Schemas['SubActivityPlace']>()
    const moved = subActivity(post, id)
    if (afterId !== null) subActivity(post, afterId)
    placeSubActivity(post, moved, afterId)
    return answerAll(call, post)
  })

  app.patch(`${ofPost}/:subActivityId`, async (call) => {
    const { world, viewer } = call.var
    const post = plannedPost(call)
    const before = subActivity(post, call.req.param('subActivityId'))
    const { occToken, ...written } = await call.req.json<Schemas['SubActivityChange']>()
    if (occToken !== subActivityToken(before.id, before.saves)) {
      const current = subActivityView(world.data, post, before, viewer)
      throw new Refusal({ ...refusals.occConflict, title: 'The sub-activity has changed in the meantime', current })
    }
    checkFields(call, post, { ...before, ...written })
    const after = changeSubActivity(world, { post, by: viewer.id }, before, written)
    return call.json<Schemas['SubActivity']>(subActivityView(world.data, post, after, viewer))
  })

  app.delete(`${ofPost}/:subActivityId`, (call) => {
    const post = plannedPost(call)
    removeSubActivity(post, subActivity(post, call.req.param('subActivityId')))
    return call.body(null, 204)
  })
}

function plannedPost(call: Call): PostState {
  const post = readablePost(call)
  if (!mayPlan(call.var.world.data, post, call.var.viewer)) throw new Refusal(refusals.planningForbidden)
  return post
}

function subActivity(post: PostState, id: string): SubActivityState {
  return found(
    subActivitiesOf(post).find((one) => one.id === id),
    refusals.subActivityNotFound,
  )
}

function answerAll(call: Call, post: PostState) {
  const { world, viewer } = call.var
  return call.json<Schemas['SubActivityList']>(subActivityList(world.data, post, viewer))
}

type Checked = Pick<Schemas['SubActivityFields'], 'assignee' | 'expectedStartDate' | 'expectedEndDate'>

function checkFields(call: Call, post: PostState, { assignee, expectedStartDate, expectedEndDate }: Checked): void {
  const { data } = call.var.world
  if (expectedStartDate && expectedEndDate && expectedEndDate < expectedStartDate) {
    throw invalid('/expectedEndDate', 'end-before-start', 'must not be before the start', 'end-before-start')
  }
  const closed = (id: string) => {
    const person = data.people.get(id)
    return !person || !mayReadPost(data, post, person)
  }
  if (assignee && peopleOf(data, assignee).some(closed)) {
    throw invalid('/assignee', 'assignee-cannot-read', 'cannot read the post', 'assignee-cannot-read')
  }
}

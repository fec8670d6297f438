import { addSubActivity, changeSubActivity, placeSubActivity, removeSubActivity } from '../actions/sub-activities.ts'
import { isSubActivityStateId } from '../content/sub-activities.ts'
import type { Schemas } from '../schemas.ts'
import type { PostState } from '../state/data.ts'
import { blankSubActivity, mostSubActivities, type SubActivityState } from '../state/sub-activities.ts'
import { mayPlan } from '../views/planning.ts'
import { subActivityList, subActivityToken, subActivityView } from '../views/sub-activities.ts'
import { madeBefore, remember } from './idempotency.ts'
import { checkPlanned } from './planning.ts'
import type { Call, PortalApp } from './portal-app.ts'
import { readablePost } from './posts.ts'
import { allowed, found, invalid, Refusal, refusals } from './refusals.ts'

const ofPost = '/internal/v2/communication/posts/:postId/sub-activities'
const ofOne = `${ofPost}/:subActivityId`

/** The parts of a post's work over days. */
export function subActivityRoutes(app: PortalApp): void {
  app.get(ofPost, (call) => answerAll(call, readablePost(call)))

  app.post(ofPost, async (call) => {
    const { world, viewer } = call.var
    const post = plannedPost(call, readablePost(call))
    const { subActivitiesByKey } = world.data
    const before = madeBefore(call, subActivitiesByKey)
    if (before) return answer(call, post, before, 201)
    const { stateId, ...written } = await call.req.json<Schemas['NewSubActivity']>()
    checkPlanned(world.data, post, { ...blankSubActivity, ...written })
    const state = stateOf(stateId)
    allowed((post.subActivities ?? []).length < mostSubActivities, refusals.subActivitiesFull)
    const made = addSubActivity(world, { post, by: viewer.id }, { ...written, ...state })
    remember(call, subActivitiesByKey, made)
    return answer(call, post, made, 201)
  })

  app.put(`${ofPost}/order`, async (call) => {
    const post = readablePost(call)
    const { id, afterId } = await call.req.json<Schemas['SubActivityPlace']>()
    const moved = subActivity(post, id)
    if (afterId !== null) subActivity(post, afterId)
    placeSubActivity(call.var.world, plannedPost(call, post), moved, afterId)
    return answerAll(call, post)
  })

  app.patch(ofOne, async (call) => {
    const { world, viewer } = call.var
    const { post, one } = ofPath(call)
    const { occToken, stateId, ...written } = await call.req.json<Schemas['SubActivityChange']>()
    checkToken(call, post, one, occToken)
    // Only what is new of the assignee is checked: who was chosen long ago may have left since.
    checkPlanned(world.data, post, { ...one, assignee: null, ...written })
    changeSubActivity(world, { post, by: viewer.id }, one, { ...written, ...stateOf(stateId) })
    return answer(call, post, one)
  })

  app.delete(ofOne, (call) => {
    const { post, one } = ofPath(call)
    checkToken(call, post, one, call.req.query('occToken'))
    removeSubActivity(call.var.world, post, one)
    return call.body(null, 204)
  })
}

/** The sub-activity of the path and its post, which the person may plan. */
function ofPath(call: Call): { post: PostState; one: SubActivityState } {
  const post = readablePost(call)
  const one = subActivity(post, call.req.param('subActivityId') ?? '')
  return { post: plannedPost(call, post), one }
}

function plannedPost(call: Call, post: PostState): PostState {
  allowed(mayPlan(call.var.world.data, post, call.var.viewer), refusals.planningForbidden)
  return post
}

function subActivity({ subActivities = [] }: PostState, id: string): SubActivityState {
  return found(
    subActivities.find((one) => one.id === id),
    refusals.subActivityNotFound,
  )
}

/** The state that is asked for; nothing where none is. */
function stateOf(stateId: string | undefined): Pick<SubActivityState, 'stateId'> | undefined {
  if (stateId === undefined) return undefined
  if (!isSubActivityStateId(stateId)) throw invalid('/stateId', 'enum', 'must be one of the states')
  return { stateId }
}

/** Refuses a change of what the person has not seen. */
function checkToken(call: Call, post: PostState, one: SubActivityState, occToken: string | undefined): void {
  if (occToken === subActivityToken(one)) return
  const current = subActivityView(call.var.world.data, post, one, call.var.viewer)
  throw new Refusal({ ...refusals.occConflict, title: 'The sub-activity has changed in the meantime', current })
}

function answer(call: Call, post: PostState, one: SubActivityState, status: 200 | 201 = 200) {
  const { world, viewer } = call.var
  return call.json<Schemas['SubActivity']>(subActivityView(world.data, post, one, viewer), status)
}

function answerAll(call: Call, post: PostState) {
  const { world, viewer } = call.var
  return call.json<Schemas['SubActivityList']>(subActivityList(world.data, post, viewer))
}

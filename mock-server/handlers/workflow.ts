import { editRecord, takeTransition, undoTransition } from '../actions/workflow.ts'
import { workflows, type TransitionDefinition } from '../content/workflows.ts'
import type { Schemas } from '../schemas.ts'
import type { PostState } from '../state/data.ts'
import { lastRecordOf, undoMs, type RecordState } from '../state/records.ts'
import { placeOf, workflowTokenOf, type Placed } from '../views/workflow-posts.ts'
import {
  blockersOf,
  formOfRecord,
  mayEditRecord,
  optionView,
  postWorkflowView,
  readableCommunities,
  recordTokenOf,
  recordView,
  workflowView,
  type Looking,
} from '../views/workflows.ts'
import { languageOf } from './language.ts'
import { asKept, paged } from './lists.ts'
import type { Call, PortalApp } from './portal-app.ts'
import { readablePost } from './posts.ts'
import { found, Refusal, refusals, type Refused } from './refusals.ts'
import { checkedForm, noForm, textsOf } from './transition-form.ts'
import { workflowPostPage } from './workflow-posts.ts'

const base = '/internal/v2/communication'
const ofPost = `${base}/posts/:postId/workflow`

const newest = asKept<RecordState>(({ id }) => id)

/** Workflows, and the transitions of posts. */
export function workflowRoutes(app: PortalApp): void {
  app.get(`${base}/workflows`, (call) => {
    const { world, viewer } = call.var
    const open = workflows.filter((workflow) => readableCommunities(world.data, workflow, viewer).length > 0)
    return call.json<Schemas['WorkflowList']>({ workflows: open.map((one) => workflowView(looking(call), one)) })
  })

  app.get(`${base}/workflows/:workflowId`, (call) => {
    const { world, viewer } = call.var
    const id = call.req.param('workflowId')
    const workflow = found(
      workflows.find((one) => one.id === id),
      refusals.workflowNotFound,
    )
    if (readableCommunities(world.data, workflow, viewer).length === 0) throw new Refusal(refusals.workflowForbidden)
    return call.json<Schemas['Workflow']>(workflowView(looking(call), workflow))
  })

  app.get(`${base}/workflow-posts`, (call) => call.json<Schemas['WorkflowPostPage']>(workflowPostPage(call)))

  app.get(ofPost, (call) => call.json<Schemas['PostWorkflow']>(postWorkflowView(looking(call), placedPost(call))))

  app.get(`${ofPost}/records`, (call) => {
    const { post } = placedPost(call)
    const { page, nextPageToken } = paged(call, (post.records ?? []).toReversed(), { list: 'records', order: newest })
    const records = page.map((record) => recordView(looking(call), post, record))
    return call.json<Schemas['TransitionRecordPage']>({ records, nextPageToken })
  })

  app.get(`${ofPost}/transitions/:transitionId`, (call) => {
    const placed = placedPost(call)
    return call.json<Schemas['TransitionOption']>(optionView(looking(call), placed, transitionOf(call, placed)))
  })

  app.post(`${ofPost}/transitions/:transitionId`, async (call) => {
    const { world, viewer } = call.var
    const placed = placedPost(call)
    const { post } = placed
    const transition = transitionOf(call, placed)
    const key = call.req.header('idempotency-key')
    const made = key === undefined ? undefined : post.records?.find((one) => one.key === key && one.by === viewer.id)
    if (made) return answerTaken(call, post, made)
    const { occToken, ...sent } = await call.req.json<Schemas['TransitionRequest']>()
    refuseBlocked(call, placed, transition, occToken)
    const filled = checkedForm(call, post, transition.form ?? noForm, { note: null, values: [], data: {}, ...sent })
    return answerTaken(call, post, takeTransition(world, post, { by: viewer.id, transition, key, ...filled }))
  })

  app.post(`${ofPost}/records/:recordId/undo`, (call) => {
    const { world, viewer } = call.var
    const placed = placedPost(call)
    const record = recordOf(call, placed.post)
    if (record.by !== viewer.id) throw new Refusal(refusals.transitionForbidden)
    if (lastRecordOf(placed.post) !== record) throw withCurrent(call, refusals.undoSuperseded, placed)
    if (!record.undoable || world.clock.now() > record.at + undoMs) throw new Refusal(refusals.undoExpired)
    undoTransition(world, placed.post, record)
    return call.json<Schemas['PostWorkflow']>(postWorkflowView(looking(call), placedPost(call)))
  })

  app.patch(`${ofPost}/records/:recordId`, async (call) => {
    const { world, viewer } = call.var
    const { post } = placedPost(call)
    const record = recordOf(call, post)
    if (!mayEditRecord(world.data, post, record, viewer)) throw new Refusal(refusals.transitionForbidden)
    const form = formOfRecord(post, record)
    // A step that asked for nothing has nothing to correct.
    if (lastRecordOf(post) !== record || !form) throw new Refusal(refusals.recordClosed)
    const body = await call.req.json<Schemas['RecordChange']>()
    if (body.occToken !== recordTokenOf(record)) {
      const title = 'The record has changed in the meantime'
      throw new Refusal({ ...refusals.occConflict, title, current: recordView(looking(call), post, record) })
    }
    const { note = record.note, values = textsOf(form, record.values), data = {} } = body
    // The files of a record stay as they are.
    const filled = checkedForm(call, post, { ...form, attachments: 'none' }, { note, values, data })
    editRecord(world, { post, record, by: viewer.id }, filled)
    return call.json<Schemas['TransitionRecord']>(recordView(looking(call), post, record))
  })
}

function looking(call: Call): Looking {
  const { world, viewer } = call.var
  return { world, viewer, language: languageOf(call.req.header('accept-language')) }
}

/** The post of the path, in its workflow. */
function placedPost(call: Call): Placed {
  return found(placeOf(readablePost(call)), refusals.workflowNotFound)
}

function transitionOf(call: Call, { workflow }: Placed): TransitionDefinition {
  const id = call.req.param('transitionId')
  return found(
    workflow.transitions.find((step) => step.id === id),
    refusals.transitionNotFound,
  )
}

function recordOf(call: Call, post: PostState): RecordState {
  const id = call.req.param('recordId')
  return found(
    post.records?.find((record) => record.id === id),
    refusals.recordNotFound,
  )
}

function answerTaken(call: Call, post: PostState, record: RecordState) {
  return call.json<Schemas['TransitionResult']>({
    record: recordView(looking(call), post, record),
    workflow: postWorkflowView(looking(call), placedPost(call)),
  })
}

const refusalOf: Record<string, Refused> = {
  forbidden: refusals.transitionForbidden,
  'four-eyes': refusals.fourEyes,
  'tasks-open': refusals.tasksOpen,
  'post-locked': refusals.postLocked,
  'post-archived': refusals.postArchived,
}

function refuseBlocked(call: Call, placed: Placed, transition: TransitionDefinition, occToken: string): void {
  const [first] = blockersOf(looking(call), placed, transition)
  if (first?.code === 'post-archived') throw new Refusal(refusals.postArchived)
  const moved = first?.code === 'transition-unavailable' || occToken !== workflowTokenOf(placed.post)
  if (moved) throw withCurrent(call, refusals.stateChanged, placed)
  if (first) throw new Refusal(refusalOf[first.code] ?? refusals.transitionForbidden)
}

function withCurrent(call: Call, refused: Refused, placed: Placed): Refusal {
  return new Refusal({ ...refused, current: postWorkflowView(looking(call), placed) })
}

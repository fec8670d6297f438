import { plannedWith } from '../actions/planning.ts'
import { editRecord, takeTransition, undoTransition } from '../actions/workflow.ts'
import { plainTextOf } from '../content/rich-text.ts'
import { workflows, type TransitionDefinition } from '../content/workflows.ts'
import type { Schemas } from '../schemas.ts'
import type { PostState } from '../state/data.ts'
import { lastRecordOf, undoMs, type RecordState } from '../state/records.ts'
import { placeOf, workflowTokenOf, type Placed } from '../views/workflow-posts.ts'
import {
  blockersOf,
  formOfRecord,
  isPlanned,
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
import { checkPlanning } from './planning.ts'
import type { Call, PortalApp } from './portal-app.ts'
import { readablePost } from './posts.ts'
import { found, invalid, Refusal, refusals, type Refused } from './refusals.ts'
import { makeToken, pageSizeOf, readNumberToken } from './tokens.ts'
import { workflowPostPage } from './workflow-posts.ts'

const base = '/internal/v2/communication'
const ofPost = `${base}/posts/:postId/workflow`

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
    const { pageSize, pageToken } = call.req.query()
    const from = pageToken === undefined ? 0 : readNumberToken('records', pageToken, 'pageToken')
    const size = pageSizeOf(pageSize)
    const all = (post.records ?? []).toReversed()
    return call.json<Schemas['TransitionRecordPage']>({
      records: all.slice(from, from + size).map((record) => recordView(looking(call), post, record)),
      nextPageToken: from + size < all.length ? makeToken('records', from + size) : null,
    })
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
    const { occToken, note = null, values = [], data = {} } = await call.req.json<Schemas['TransitionRequest']>()
    refuseBlocked(call, placed, transition, occToken)
    const form = transition.form ?? { fields: [], note: 'none', attachments: 'none' }
    const settled = askedOf(form, data)
    const filled = checkedForm(form, { note, values, planned: plannedWith(post, settled) })
    checkPlanning(world.data, post, settled)
    const taken = { by: viewer.id, transition, key, data: settled, ...filled }
    return answerTaken(call, post, takeTransition(world, post, taken))
  })

  app.post(`${ofPost}/records/:recordId/undo`, (call) => {
    const { world, viewer } = call.var
    const placed = placedPost(call)
    const record = recordOf(call, placed.post)
    if (record.by !== viewer.id) throw new Refusal(refusals.transitionForbidden)
    if (lastRecordOf(placed.post) !== record) throw withCurrent(call, refusals.undoSuperseded, placed)
    if (!record.undoable || world.clock.now() > record.at + undoMs) throw new Refusal(refusals.undoExpired)
    undoTransition(placed.post, record)
    return call.json<Schemas['PostWorkflow']>(postWorkflowView(looking(call), placedPost(call)))
  })

  app.put(`${ofPost}/records/:recordId`, async (call) => {
    const { world, viewer } = call.var
    const { post } = placedPost(call)
    const record = recordOf(call, post)
    if (!mayEditRecord(world.data, post, record, viewer)) throw new Refusal(refusals.transitionForbidden)
    if (lastRecordOf(post) !== record || record.undone) throw new Refusal(refusals.recordClosed)
    const body = await call.req.json<Schemas['RecordChange']>()
    if (body.occToken !== recordTokenOf(record)) {
      const title = 'The record has changed in the meantime'
      throw new Refusal({ ...refusals.occConflict, title, current: recordView(looking(call), post, record) })
    }
    const form = formOfRecord(post, record) ?? { fields: [], note: 'none', attachments: 'none' }
    const note = body.note === undefined ? record.note : body.note
    const values = body.values ?? textsOf(form, record.values)
    editRecord(world, { post, record, by: viewer.id }, checkedForm(form, { note, values }))
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

type Filled = {
  note: Schemas['Delta'] | null
  values: Schemas['FieldValue'][]
  /** The planning of the post as it would be; nothing where the form leaves it alone. */
  planned?: Schemas['PostDataFields']
}

/** What of the planning a form asks for. */
function askedOf({ fields }: Schemas['TransitionForm'], data: Schemas['PostDataFields']): Schemas['PostDataFields'] {
  const kinds = new Set(fields.map(({ kind }) => kind))
  return Object.fromEntries(Object.entries(data).filter(([name]) => kinds.has(name)))
}

/** What was filled in, as the record keeps it; refuses what is missing or out of its limits. */
function checkedForm(
  form: Schemas['TransitionForm'],
  { note, values, planned }: Filled,
): { note: Schemas['Delta'] | null; values: Schemas['RecordedValue'][] } {
  const text = note ? plainTextOf(note).trim() : ''
  if (text.length > 2000) throw invalid('/note', 'max-length', 'must have at most 2000 letters')
  const missing = form.fields
    .filter(({ required, kind, id }) => {
      if (!required) return false
      if (isPlanned(kind)) return planned !== undefined && planned[kind] == null
      return !values.some(({ fieldId, text: value }) => fieldId === id && value !== '')
    })
    .map(({ id, kind }) => (isPlanned(kind) ? `/data/${kind}` : `/values/${id}`))
  if (form.note === 'required' && text === '') missing.push('/note')
  if (missing.length > 0) {
    const errors = missing.map((pointer) => ({ pointer, code: 'required', message: 'must be filled in' }))
    throw new Refusal({ ...refusals.requiredFieldMissing, errors })
  }
  const own = form.fields.filter(({ kind }) => !isPlanned(kind))
  const recorded = own.flatMap(({ id, label, options = [] }) => {
    const value = values.find(({ fieldId }) => fieldId === id)?.text ?? ''
    const shown = options.find((option) => option.id === value)?.label ?? value
    return value === '' ? [] : [{ fieldId: id, label, text: shown }]
  })
  return { note: text === '' ? null : note, values: recorded }
}

/** Recorded values as they would be sent again: the ids of options instead of their labels. */
function textsOf({ fields }: Schemas['TransitionForm'], values: Schemas['RecordedValue'][]): Schemas['FieldValue'][] {
  return values.map(({ fieldId, text }) => {
    const options = fields.find(({ id }) => id === fieldId)?.options ?? []
    return { fieldId, text: options.find(({ label }) => label === text)?.id ?? text }
  })
}

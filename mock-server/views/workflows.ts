import { blockerWords } from '../content/blocker-words.ts'
import type { Language, Person } from '../content/people/index.ts'
import { mainPath, type TransitionDefinition, type WorkflowDefinition } from '../content/workflows.ts'
import { postStates } from '../content/workflow-states.ts'
import type { Schemas } from '../schemas.ts'
import { followersOf } from '../actions/posts.ts'
import type { PostState, WorldData } from '../state/data.ts'
import { lastRecordOf, undoMs, type RecordState } from '../state/records.ts'
import { instant } from '../state/times.ts'
import type { World } from '../state/world.ts'
import { attachmentSummary } from './attachments.ts'
import { communitySummary, mayRead, moderates } from './communities.ts'
import { userSummary } from './people.ts'
import { peopleOf } from './subjects.ts'
import { planningView } from './planning.ts'
import { actorIds, actorView, breaksFourEyes, isActor, subjectsOf } from './workflow-actors.ts'
import {
  dueOf,
  editorOf,
  inWorkflowOf,
  openTaskIds,
  placeOf,
  postsInWorkflows,
  transitionsFrom,
  waitingFor,
  waitsFor,
  type Placed,
} from './workflow-posts.ts'

/** For whom, when and in which language something is shown. */
export type Looking = { world: World; viewer: Person; language: Language }

/** A workflow with the numbers of this person. */
export function workflowView({ world: { data }, viewer }: Looking, workflow: WorkflowDefinition): Schemas['Workflow'] {
  const posts = postsInWorkflows(data, viewer).filter((placed) => placed.workflow === workflow)
  return {
    id: workflow.id,
    name: workflow.name,
    description: workflow.description,
    communities: readableCommunities(data, workflow, viewer).map((id) => communitySummary(data, id)),
    states: workflow.states.map(({ name, kind, targetHours }) => ({ ...postStates[name], kind, targetHours })),
    transitions: workflow.transitions.map((step) => transitionView(data, step)),
    counts: {
      waitingForMe: posts.filter((placed) => waitsFor(data, placed, viewer)).length,
      open: posts.filter(({ step }) => step.kind !== 'final').length,
      all: posts.length,
    },
    canMoveMany: posts.some((placed) => waitsFor(data, placed, viewer)),
  }
}

/** The communities that run a workflow and are open to a person. */
export function readableCommunities(data: WorldData, { communityIds }: WorkflowDefinition, viewer: Person): string[] {
  return communityIds.filter((id) => mayRead(data.communities.get(id), viewer))
}

/** A transition as the contract writes it. */
export function transitionView(data: WorldData, step: TransitionDefinition): Schemas['Transition'] {
  return {
    id: step.id,
    name: step.name,
    fromStateIds: step.from.map((name) => postStates[name].id),
    toState: postStates[step.to],
    direction: step.direction,
    actors: step.actors.map((role) => actorView(data, role)),
    rules: step.rules,
    undoable: step.undoable,
    form: step.form,
  }
}

/** Where a post stands, how it came there and what comes next. */
export function postWorkflowView(looking: Looking, placed: Placed): Schemas['PostWorkflow'] {
  const { world, viewer } = looking
  const { post, workflow, state, step } = placed
  const due = dueOf(placed)
  const last = lastRecordOf(post)
  return {
    ...inWorkflowOf(world.data, placed, viewer, world.clock.now()),
    workflow: { id: workflow.id, name: workflow.name },
    state,
    dueAt: due === null ? null : instant(due),
    targetHours: step.targetHours,
    waitingFor: waitingFor(world.data, placed),
    steps: stepsOf(world.data, placed),
    options: transitionsFrom(placed).map((transition) => optionView(looking, placed, transition)),
    lastRecord: last ? recordView(looking, post, last) : null,
  }
}

/** One step from the state of a post: its effects, and what stands in its way for this person. */
export function optionView(
  looking: Looking,
  placed: Placed,
  transition: TransitionDefinition,
): Schemas['TransitionOption'] {
  const { world, viewer } = looking
  const blockers = blockersOf(looking, placed, transition)
  const community = world.data.communities.get(placed.post.communityId)
  const told = [...followersOf(world, placed.post)].filter((id) => {
    const person = world.data.people.get(id)
    return id !== viewer.id && person?.account && mayRead(community, person)
  })
  const next = placed.workflow.transitions.filter(
    ({ from, direction }) => from.includes(transition.to) && direction === 'forward',
  )
  const asked = (transition.form?.fields ?? []).some(({ kind }) => isPlanned(kind))
  return {
    transition: transitionView(world.data, transition),
    ...(asked && { current: planningView(world.data, placed.post) ?? {} }),
    allowed: blockers.length === 0,
    effects: {
      notifiedCount: told.length,
      waitsForNext: next.flatMap((step) => subjectsOf(world.data, placed.post, step)),
    },
    blockers,
  }
}

/** Whether a field of a form writes the planning of the post. */
export function isPlanned(kind: string): kind is keyof Schemas['PostDataFields'] {
  return ['assignee', 'expectedStartDate', 'expectedEndDate', 'priority'].includes(kind)
}

/** Why this person cannot take a step of a post now. */
export function blockersOf(
  looking: Looking,
  { post, step }: Placed,
  transition: TransitionDefinition,
): Schemas['Blocker'][] {
  const { world, viewer, language } = looking
  const { data } = world
  const blocker = (code: string, rest: Partial<Schemas['Blocker']> = {}): Schemas['Blocker'] => ({
    code,
    message: blockerWords[code]?.[language] ?? code,
    remedy: 'none',
    ...rest,
  })
  if (post.archived) return [blocker('post-archived')]
  if (!transition.from.includes(step.name)) return [blocker('transition-unavailable', { remedy: 'reload' })]
  const able = actorIds(data, post, transition).filter((id) => id !== viewer.id)
  const people = able.slice(0, 5).map((id) => userSummary(data, id))
  const ask = { people, remedy: people.length > 0 ? 'ask-person' : 'none' }
  const editor = editorOf(data, post, viewer, world.clock.now())
  const taskIds = openTaskIds(data, post, transition)
  return [
    ...(isActor(data, post, transition, viewer) ? [] : [blocker('forbidden', ask)]),
    ...(breaksFourEyes(post, transition, viewer) && isActor(data, post, transition, viewer)
      ? [blocker('four-eyes', ask)]
      : []),
    ...(taskIds.length > 0
      ? [blocker('tasks-open', { taskIds, people: askedToClose(looking, taskIds), remedy: 'open-tasks' })]
      : []),
    ...(editor ? [blocker('post-locked', { people: [userSummary(data, editor)], remedy: 'reload' })] : []),
  ]
}

/** Who else was asked to do what is open: at most five. */
function askedToClose({ world: { data }, viewer }: Looking, taskIds: readonly string[]): Schemas['UserSummary'][] {
  const asked = taskIds.flatMap((id) => data.tasks.get(id)?.assignee ?? []).flatMap((one) => [...peopleOf(data, one)])
  const others = [...new Set(asked)].filter((id) => id !== viewer.id)
  return others.slice(0, 5).map((id) => userSummary(data, id))
}

/** A record as a person sees it. */
export function recordView(
  { world, viewer }: Looking,
  post: PostState,
  record: RecordState,
): Schemas['TransitionRecord'] {
  const { data } = world
  const newest = lastRecordOf(post) === record
  const until = record.undoable ? record.at + undoMs : null
  return {
    id: record.id,
    transition: record.transition,
    fromState: record.fromState,
    toState: record.toState,
    by: userSummary(data, record.by),
    at: instant(record.at),
    note: record.note,
    values: record.values,
    ...(record.planned && { dataChanges: record.planned.changes }),
    attachments: record.attachments.map((attachment) => attachmentSummary(data, attachment)),
    hoursInFromState: record.hoursInFromState,
    bulkOperationId: record.bulkOperationId,
    edits: record.edits.map(({ by, at, ...before }) => ({ by: userSummary(data, by), at: instant(at), ...before })),
    undoUntil: until === null ? null : instant(until),
    undone: record.undone,
    canUndo: newest && record.by === viewer.id && until !== null && world.clock.now() <= until,
    canEdit: newest && !record.undone && hasForm(post, record) && mayEditRecord(data, post, record, viewer),
    occToken: recordTokenOf(record),
  }
}

/** The token that a change of a record must send. */
export function recordTokenOf({ id, edits }: RecordState): string {
  return `${id}-v${edits.length + 1}`
}

/** Whether a person may change the note and values of a record. */
export function mayEditRecord(data: WorldData, post: PostState, { by }: RecordState, person: Person): boolean {
  const community = data.communities.get(post.communityId)
  return by === person.id || (community !== undefined && moderates(data, community, person))
}

/** The form of the transition that a record tells of. */
export function formOfRecord(post: PostState, record: RecordState): Schemas['TransitionForm'] | null {
  const step = placeOf(post)?.workflow.transitions.find(({ id }) => id === record.transition.id)
  return step?.form ?? null
}

function hasForm(post: PostState, record: RecordState): boolean {
  return formOfRecord(post, record) !== null
}

/** The way of a post: what it passed, where it is, and what lies ahead if all goes well. */
function stepsOf(data: WorldData, { post, workflow, step }: Placed): Schemas['PostStep'][] {
  const path = mainPath(workflow)
  const place = path.indexOf(step.name)
  const [first = step.name] = path
  const names = place >= 0 ? path : [first, step.name, ...path.slice(1)]
  const current = place >= 0 ? place : 1
  const standing = (post.records ?? []).filter(({ undone }) => !undone)
  return names.map((name, index) => {
    const status = index < current ? 'done' : index === current ? 'current' : 'upcoming'
    const came = standing.findLast(({ toState }) => toState.id === postStates[name].id)
    const began = index === 0 && !came ? { by: post.authorId, at: post.createdAt } : undefined
    const moment = status === 'upcoming' ? undefined : (came ?? began)
    return {
      state: postStates[name],
      status,
      ...(moment ? { by: userSummary(data, moment.by), at: instant(moment.at) } : {}),
    }
  })
}

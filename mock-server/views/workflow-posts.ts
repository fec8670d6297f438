import type { Person } from '../content/people/index.ts'
import {
  stateNameOf,
  workflowOfCommunity,
  type TransitionDefinition,
  type WorkflowDefinition,
} from '../content/workflows.ts'
import type { Schemas } from '../schemas.ts'
import type { PostState, WorldData } from '../state/data.ts'
import { stateSince } from '../state/records.ts'
import { draftsOfPost } from '../state/drafts.ts'
import { hour, instant, minute } from '../state/times.ts'
import { communitySummary, mayRead } from './communities.ts'
import { userSummary } from './people.ts'
import { isPublic, shownLanguage } from './publication.ts'
import { breaksFourEyes, isActor, subjectsOf } from './workflow-actors.ts'

/** A post in its workflow: what was written down, and the state that it is in. */
export type Placed = {
  post: PostState
  workflow: WorkflowDefinition
  state: Schemas['WorkflowState']
  step: WorkflowDefinition['states'][number]
}

/** Where a post stands; undefined where it goes through no workflow. */
export function placeOf(post: PostState): Placed | undefined {
  const workflow = workflowOfCommunity(post.communityId)
  const state = post.workflowState
  const name = state ? stateNameOf(state) : undefined
  const step = workflow?.states.find((candidate) => candidate.name === name)
  return workflow && state && step ? { post, workflow, state, step } : undefined
}

/** The transitions that begin at the state of a post. */
export function transitionsFrom({ workflow, step }: Placed): TransitionDefinition[] {
  return workflow.transitions.filter(({ from }) => from.includes(step.name))
}

/** When a post is over its target; null without one. */
export function dueOf({ post, step }: Placed): number | null {
  return step.targetHours === null ? null : stateSince(post) + step.targetHours * hour
}

/** Whether this person is among those who can bring a post forward. */
export function waitsFor(data: WorldData, placed: Placed, person: Person): boolean {
  if (placed.step.kind === 'final' || placed.post.archived) return false
  return transitionsFrom(placed).some((step) => step.direction === 'forward' && mayTake(data, placed, step, person))
}

/** Whether a person is an actor of a step whom four eyes do not keep from it. */
export function mayTake(data: WorldData, { post }: Placed, step: TransitionDefinition, person: Person): boolean {
  return isActor(data, post, step, person) && !breaksFourEyes(post, step, person)
}

/** For whom a post waits. */
export function waitingFor(data: WorldData, placed: Placed): Schemas['Assignee'][] {
  if (placed.step.kind === 'final') return []
  const forward = transitionsFrom(placed).filter(({ direction }) => direction === 'forward')
  return forward.flatMap((step) => subjectsOf(data, placed.post, step))
}

/** The token that a transition of this post must send. */
export function workflowTokenOf({ number, records = [] }: PostState): string {
  const undone = records.filter((record) => record.undone).length
  return `wf-${number}-${records.length + undone}`
}

/** Tasks that must be closed before a step is taken. */
export function openTaskIds({ tasks }: WorldData, { id }: PostState, step: TransitionDefinition): string[] {
  if (!step.rules.includes('tasks-closed')) return []
  const open = [...tasks.values()].filter(
    (task) => task.postId === id && !task.deleted && task.closing === null && task.requiredFor === step.id,
  )
  return open.map((task) => task.id)
}

/** Somebody else who is writing on the post, so that it cannot move on. */
export function editorOf(data: WorldData, { id }: PostState, viewer: Person, now: number): string | undefined {
  const draft = draftsOfPost(data, id).find(
    ({ personId, updatedAt }) => personId !== viewer.id && now - updatedAt <= 2 * minute,
  )
  return draft?.personId
}

/** Where a post stands in its workflow, as lists show it. */
export function inWorkflow(
  data: WorldData,
  post: PostState,
  viewer: Person,
  now: number,
): Schemas['PostInWorkflow'] | null {
  const placed = isPublic(post) ? placeOf(post) : undefined
  return placed ? inWorkflowOf(data, placed, viewer, now) : null
}

/** The same for a post whose place is known. */
export function inWorkflowOf(data: WorldData, placed: Placed, viewer: Person, now: number): Schemas['PostInWorkflow'] {
  const { post, workflow } = placed
  const due = dueOf(placed)
  const next = post.archived ? undefined : ownTransitions(data, placed, viewer).find(isForward)
  const button = next && nextTransition(data, placed, next, { viewer, now })
  return {
    workflowId: workflow.id,
    since: instant(stateSince(post)),
    waitingForMe: waitsFor(data, placed, viewer),
    overTarget: due !== null && now > due,
    nextTransition: button ?? null,
    occToken: workflowTokenOf(post),
  }
}

/** All posts in workflows that a person may read, without archived ones. */
export function postsInWorkflows(data: WorldData, viewer: Person): Placed[] {
  return data.feed.flatMap((post) => {
    if (post.archived || !mayRead(data.communities.get(post.communityId), viewer)) return []
    return placeOf(post) ?? []
  })
}

/** Those that wait for a person. */
export function waitingPosts(data: WorldData, viewer: Person): Placed[] {
  return postsInWorkflows(data, viewer).filter((placed) => waitsFor(data, placed, viewer))
}

/** A post as other things refer to it. */
export function postRef(data: WorldData, post: PostState): Schemas['PostRef'] {
  const { id, number, title, communityId } = post
  return { id, number, title, language: shownLanguage(post), community: communitySummary(data, communityId) }
}

/** A post in a list of what is to be decided. */
export function workflowPostView(
  data: WorldData,
  placed: Placed,
  viewer: Person,
  now: number,
): Schemas['WorkflowPost'] {
  const { post, workflow, state, step } = placed
  return {
    post: postRef(data, post),
    author: userSummary(data, post.authorId),
    inWorkflow: inWorkflowOf(data, placed, viewer, now),
    workflow: { id: workflow.id, name: workflow.name },
    state,
    targetHours: step.targetHours,
    waitingFor: waitingFor(data, placed),
    transitions: ownTransitions(data, placed, viewer).map((own) => nextTransition(data, placed, own, { viewer, now })),
  }
}

/** A step as a button: one click takes it where it asks for nothing and nothing stands in its way. */
function nextTransition(
  data: WorldData,
  { post }: Placed,
  step: TransitionDefinition,
  { viewer, now }: { viewer: Person; now: number },
): Schemas['NextTransition'] {
  const blocked = openTaskIds(data, post, step).length > 0 || editorOf(data, post, viewer, now) !== undefined
  return { id: step.id, name: step.name, opensForm: step.form !== null || !step.undoable || blocked }
}

function ownTransitions(data: WorldData, placed: Placed, viewer: Person): TransitionDefinition[] {
  return transitionsFrom(placed).filter((step) => mayTake(data, placed, step, viewer))
}

function isForward({ direction }: TransitionDefinition): boolean {
  return direction === 'forward'
}

import type { StateName } from '../../../content/posts/types.ts'
import { mainPath, workflowOfCommunity, stateNameOf, type WorkflowDefinition } from '../../../content/workflows.ts'
import { postStates } from '../../../content/workflow-states.ts'
import { fromMarkup } from '../../../content/rich-text.ts'
import type { PostState, WorldData } from '../../data.ts'
import { recordDecision, transitionBetween, type Decision } from '../../records.ts'
import { day, hour, minute, numberOf } from '../../times.ts'
import { actorIds } from '../../../views/workflow-actors.ts'

/** Sent back to Giulia ten days ago: one of the three that wait for her, and over its target. */
const sentBackToGiulia = 'p-957'

/** Posts below this number are history, of which only the statistics tell. */
const oldest = 1000

/** Gives every post that has a state the records that led to it, none of them in the future. */
export function addRecords(data: WorldData, now: number): void {
  for (const post of data.feed) {
    const workflow = workflowOfCommunity(post.communityId)
    const name = post.workflowState && stateNameOf(post.workflowState)
    if (!workflow || !name || post.event || post.records) continue
    if (post.id === sentBackToGiulia) sendBack(data, post, workflow, now)
    else follow(data, post, { to: name, workflow, now })
  }
}

type Way = { to: StateName; workflow: WorkflowDefinition; now: number }

/** Takes the steps of the main path up to a state: the first after half an hour, the others after a day or two. */
function follow(data: WorldData, post: PostState, { to, workflow, now }: Way): void {
  const path = mainPath(workflow)
  const straight = path.slice(1, path.indexOf(to) + 1)
  // Some older ones were sent back once on their way.
  const detour = to === 'published' && post.number < oldest && numberOf(post.id) % 3 === 0
  const steps = detour ? [...straight.slice(0, 1), 'sent-back' as const, ...straight] : straight
  const [first = path[0]] = path
  post.workflowState = first ? postStates[first] : null
  const pause = Math.min(26 * hour + (numberOf(post.id) % 30) * hour, (now - post.createdAt) / (steps.length + 1))
  for (const [index, step] of steps.entries()) {
    const at = index === 0 ? post.createdAt + Math.min(writing(post), pause / 2) : post.createdAt + pause * index
    const values = step === 'sent-back' ? [{ fieldId: 'reason', label: 'Reason', text: 'Wording' }] : []
    decide(data, post, { to: postStates[step], by: '', at: post.number === 1042 ? now - 5 * minute : at, values })
  }
}

/** How long an author keeps a text before submitting it. */
function writing({ id, number }: PostState): number {
  return number < oldest ? (4 + (numberOf(id) % 36)) * hour : 30 * minute
}

function sendBack(data: WorldData, post: PostState, workflow: WorkflowDefinition, now: number): void {
  follow(data, post, { to: 'in-review', workflow, now })
  decide(data, post, {
    to: postStates['sent-back'],
    by: 'sofia-karras',
    at: now - 10 * day,
    note: fromMarkup('Line 2 shows the figures of the week before. Please take the new ones.', post.communityId).delta,
    values: [{ fieldId: 'reason', label: 'Reason', text: 'Facts to check' }],
  })
}

/** The author submits; whoever else may take a step takes it, by turns. */
function decide(data: WorldData, post: PostState, decision: Decision): void {
  const transition = post.workflowState ? transitionBetween(post, post.workflowState, decision.to) : undefined
  const able = transition ? actorIds(data, post, transition) : []
  const others = able.filter((id) => id !== post.authorId)
  const byOther = others[numberOf(post.id) % Math.max(1, others.length)] ?? post.authorId
  const submits = able.includes(post.authorId) && transition?.actors.some(({ kind }) => kind === 'author')
  const by = decision.by === '' ? (submits ? post.authorId : byOther) : decision.by
  recordDecision(post, { ...decision, by, transition })
}

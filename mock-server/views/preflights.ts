import { blockerWords } from '../content/blocker-words.ts'
import { plainTextOf } from '../content/rich-text.ts'
import type { TransitionDefinition } from '../content/workflows.ts'
import { postStateById, postStates } from '../content/workflow-states.ts'
import type { Schemas } from '../schemas.ts'
import { followersOf } from '../actions/posts.ts'
import type { PostState, PreflightState } from '../state/data.ts'
import { stateSince, transitionBetween } from '../state/records.ts'
import { instant } from '../state/times.ts'
import { isAdministrator, userSummary } from './people.ts'
import { placeOf, postRef, transitionsFrom } from './workflow-posts.ts'
import { blockersOf, isPlanned, type Looking } from './workflows.ts'

/** Only administrators publish many posts at once. */
export const forAdministrators = 'ws-published'

/** What would become of a post: the step that it takes, and what stands in its way. */
export type Judgement = {
  verdict: 'ready' | 'needs-value' | 'blocked'
  blockers: Schemas['Blocker'][]
  transition?: TransitionDefinition
  /** Fields that take the value for all. */
  filled: Schemas['TransitionField'][]
}

/** How a post would fare on its way to a state. */
export function judge(looking: Looking, state: PreflightState, post: PostState, targetId: string | null): Judgement {
  const { language, viewer } = looking
  const blocker = (code: string, rest: Partial<Schemas['Blocker']> = {}): Schemas['Blocker'] => ({
    code,
    message: blockerWords[code]?.[language] ?? code,
    remedy: 'none',
    ...rest,
  })
  const placed = placeOf(post)
  const target = targetId === null ? undefined : postStateById(targetId)
  const transition = placed && target ? transitionBetween(post, placed.state, target) : undefined
  if (!placed || !transition) return { verdict: 'blocked', blockers: [blocker('transition-unavailable')], filled: [] }
  const blockers = blockersOf(looking, placed, transition)
  if (targetId === forAdministrators && !isAdministrator(viewer)) blockers.unshift(blocker('forbidden'))
  if (blockers.length > 0) return { verdict: 'blocked', blockers, transition, filled: [] }
  const form = transition.form ?? { fields: [], note: 'none', attachments: 'none' }
  const lacking = form.fields.filter((field) => !has(post, field))
  const filled = lacking.filter((field) => isFilled(state.fill, field))
  const missing = lacking.filter((field) => field.required && !filled.includes(field)).map(({ id }) => id)
  if (form.note === 'required' && (state.note === null || plainTextOf(state.note).trim() === '')) missing.push('note')
  const wanted = missing.map((fieldId) => blocker('required-field-missing', { fieldId, remedy: 'fill-field' }))
  return { verdict: wanted.length > 0 ? 'needs-value' : 'ready', blockers: wanted, transition, filled }
}

/** Values that stay in the record are nobody's yet; those of the planning may be there. */
function has({ planning }: PostState, { kind }: Schemas['TransitionField']): boolean {
  return isPlanned(kind) && planning?.[kind] != null
}

function isFilled({ data, values }: Schemas['PreflightFill'], { id, kind }: Schemas['TransitionField']): boolean {
  return isPlanned(kind) ? data[kind] != null : values.some(({ fieldId, text }) => fieldId === id && text !== '')
}

/** The states to which steps lead from the posts, in the order in which they are met. */
export function targetIdsOf({ world: { data } }: Looking, { postIds }: PreflightState): string[] {
  const ids = postIds.flatMap((id) => {
    const post = data.posts.get(id)
    const placed = post && placeOf(post)
    return placed ? transitionsFrom(placed).map(({ to }) => postStates[to].id) : []
  })
  return [...new Set(ids)]
}

/** A check as its person sees it, with the posts as they stand now. */
export function preflightView(looking: Looking, state: PreflightState): Schemas['BulkPreflight'] {
  const { world, viewer } = looking
  const { data } = world
  const posts = state.postIds.flatMap((id) => data.posts.get(id) ?? [])
  const judged = posts.map((post) => ({ post, ...judge(looking, state, post, state.targetStateId) }))
  const going = judged.filter(({ post, verdict }) => verdict === 'ready' && !state.excluded.has(post.id))
  const number = (verdict: string) =>
    judged.filter((one) => one.verdict === verdict && !state.excluded.has(one.post.id)).length
  const told = new Set(going.flatMap(({ post }) => [...followersOf(world, post)]))
  return {
    preflightId: state.id,
    checkedAt: instant(state.checkedAt),
    expiresAt: instant(state.expiresAt),
    targets: targetIdsOf(looking, state).flatMap((id) => targetView(looking, state, posts, id)),
    targetStateId: state.targetStateId,
    form: formOf(judged.flatMap(({ verdict, transition }) => (verdict === 'blocked' ? [] : (transition ?? [])))),
    fill: state.fill,
    note: state.note,
    posts: judged.map(({ post, verdict, blockers, filled }) => ({
      post: postRef(data, post),
      author: userSummary(data, post.authorId),
      state: post.workflowState,
      since: instant(stateSince(post)),
      verdict,
      blockers,
      filledFieldIds: filled.map(({ id }) => id),
      excluded: state.excluded.has(post.id),
    })),
    counts: {
      ready: number('ready'),
      needsValue: number('needs-value'),
      blocked: number('blocked'),
      excluded: posts.filter(({ id }) => state.excluded.has(id)).length,
    },
    changedCount: posts.filter(({ id, workflowState }) => state.seen.get(id) !== workflowState?.id).length,
    notifiedCount: [...told].filter((id) => id !== viewer.id && data.people.get(id)?.account).length,
  }
}

function targetView(
  looking: Looking,
  state: PreflightState,
  posts: PostState[],
  id: string,
): Schemas['PreflightTarget'][] {
  const target = postStateById(id)
  if (!target) return []
  const verdicts = posts.map((post) => judge(looking, state, post, id).verdict)
  const number = (wanted: string) => verdicts.filter((verdict) => verdict === wanted).length
  return [
    {
      state: target,
      readyCount: number('ready'),
      needsValueCount: number('needs-value'),
      blockedCount: number('blocked'),
    },
  ]
}

/** What the steps ask for together, each field once. */
function formOf(steps: TransitionDefinition[]): Schemas['TransitionForm'] | null {
  const forms = [...new Set(steps)].flatMap(({ form }) => form ?? [])
  if (forms.length === 0) return null
  const fields = new Map(forms.flatMap((form) => form.fields).map((field) => [field.id, field]))
  const part = (name: 'note' | 'attachments') =>
    ['required', 'optional'].find((wish) => forms.some((form) => form[name] === wish)) ?? 'none'
  return { fields: [...fields.values()], note: part('note'), attachments: part('attachments') }
}

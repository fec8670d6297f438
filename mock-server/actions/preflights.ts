import type { Schemas } from '../schemas.ts'
import { nextId, type PreflightState } from '../state/data.ts'
import { day } from '../state/times.ts'
import { judge, targetIdsOf } from '../views/preflights.ts'
import type { Looking } from '../views/workflows.ts'

/** Checks posts that may be moved; without a wish they go to the state to which most of them can. */
export function beginPreflight(looking: Looking, postIds: string[], targetStateId?: string): PreflightState {
  const { world, viewer } = looking
  const now = world.clock.now()
  const state: PreflightState = {
    id: nextId(world.data, 'preflight'),
    personId: viewer.id,
    postIds,
    targetStateId: null,
    excluded: new Set(),
    fill: { data: {}, values: [] },
    note: null,
    checkedAt: now,
    expiresAt: now + day,
    seen: new Map(),
    started: false,
  }
  const targets = targetIdsOf(looking, state)
  state.targetStateId = targets.find((id) => id === targetStateId) ?? easiestOf(looking, state, targets)
  check(looking, state)
  world.data.preflights.set(state.id, state)
  return state
}

/** Changes what a check says, and looks at its posts again. */
export function changePreflight(looking: Looking, state: PreflightState, change: Schemas['BulkPreflightChange']): void {
  const { targetStateId, excludedPostIds, fill, note } = change
  if (targetStateId !== undefined) state.targetStateId = targetStateId
  if (excludedPostIds) state.excluded = new Set(excludedPostIds.filter((id) => state.postIds.includes(id)))
  if (fill) state.fill = fill
  if (note !== undefined) state.note = note
  check(looking, state)
}

/** Chooses in a check what was chosen in an earlier one. */
export function repeatChoices(looking: Looking, state: PreflightState, earlier: PreflightState): void {
  const { excluded, fill, note } = earlier
  changePreflight(looking, state, { excludedPostIds: [...excluded], fill, note })
}

function check({ world }: Looking, state: PreflightState): void {
  state.checkedAt = world.clock.now()
  state.seen = new Map(state.postIds.map((id) => [id, world.data.posts.get(id)?.workflowState?.id]))
}

function easiestOf(looking: Looking, state: PreflightState, targets: string[]): string | null {
  const posts = state.postIds.flatMap((id) => looking.world.data.posts.get(id) ?? [])
  const ease = { ready: 1_000, 'needs-value': 1, blocked: 0 }
  const able = (target: string) =>
    posts.reduce((sum, post) => sum + ease[judge(looking, state, post, target).verdict], 0)
  return targets.toSorted((one, other) => able(other) - able(one))[0] ?? null
}

import type { Schemas } from '@/api'

export type Operation = Schemas['BulkOperation']

/** The banner of the one operation that the person has not acknowledged. `busy`: its cancelling, or its acknowledging, is on its way. */
export type Banner =
  | { phase: 'absent' }
  | { phase: 'running'; operation: Operation; expanded: boolean; busy: boolean }
  | { phase: 'finished'; operation: Operation; expanded: boolean; busy: boolean }

export type Running = Extract<Banner, { phase: 'running' }>
export type Finished = Extract<Banner, { phase: 'finished' }>

/** What the person did about an operation, on its way to the server. */
export type Write = { kind: 'cancelling' | 'acknowledging'; operationId: string }

/**
 * The banner, and what it never shows again: answers that were on their way may still tell of it. Writes are known for every
 * operation, since one that another has taken the place of may come back before the server has answered.
 */
export type BannerState = { banner: Banner; gone: readonly string[]; writes: readonly Write[] }

/** What the server said: its last unread operation, asked for while `shown` was in the banner of whoever asked. */
export type News = { operation: Operation | null; shown: string | null }

export const NOTHING_SHOWN: BannerState = { banner: { phase: 'absent' }, gone: [], writes: [] }

export function isRunning(banner: Banner): banner is Running {
  return banner.phase === 'running'
}

export function isFinished(banner: Banner): banner is Finished {
  return banner.phase === 'finished'
}

/** Id of the operation in the banner. */
export function shownIn(banner: Banner): string | null {
  return banner.phase === 'absent' ? null : banner.operation.operationId
}

/** Takes in what the server said. It may be older than what is known already, and then changes nothing. */
export function hear(state: BannerState, { operation, shown }: News): BannerState {
  const current = shownIn(state.banner)
  if (!operation || operation.read || state.gone.includes(operation.operationId)) {
    return current !== null && current === shown ? leave(state, current) : state
  }
  if (current === null) return appear(state, operation)
  if (current === operation.operationId) return withBusy({ ...state, banner: advance(state.banner, operation) })
  return current === shown || isNewer(operation, state.banner) ? appear(state, operation) : state
}

/** The person knows how it ended, or somebody told the server so elsewhere: its banner goes and stays away. */
export function leave(state: BannerState, operationId: string): BannerState {
  const banner: Banner = shownIn(state.banner) === operationId ? { phase: 'absent' } : state.banner
  return { ...state, banner, gone: [...state.gone.filter((id) => id !== operationId), operationId] }
}

/** Collapses or expands by hand. */
export function expand(state: BannerState, expanded: boolean): BannerState {
  return state.banner.phase === 'absent' ? state : { ...state, banner: { ...state.banner, expanded } }
}

/** Something about an operation goes to the server. */
export function beginWrite(state: BannerState, write: Write): BannerState {
  return withBusy({ ...state, writes: [...state.writes, write] })
}

/** The server has answered, or never will. */
export function endWrite(state: BannerState, { kind, operationId }: Write): BannerState {
  const writes = state.writes.filter((one) => one.kind !== kind || one.operationId !== operationId)
  return withBusy({ ...state, writes })
}

function appear(state: BannerState, operation: Operation): BannerState {
  return withBusy({ ...state, banner: { phase: phaseOf(operation), operation, expanded: true, busy: false } })
}

/** A cancelling that came too late says nothing about the acknowledging that follows it. */
function withBusy(state: BannerState): BannerState {
  const { banner, writes } = state
  if (banner.phase === 'absent') return state
  const kind = banner.phase === 'running' ? 'cancelling' : 'acknowledging'
  const busy = writes.some((one) => one.kind === kind && one.operationId === banner.operation.operationId)
  return busy === banner.busy ? state : { ...state, banner: { ...banner, busy } }
}

/** An operation goes one way: what has finished does not run again, and no post is taken back. */
function advance(banner: Banner, operation: Operation): Banner {
  if (banner.phase !== 'running') return banner
  if (phaseOf(operation) === 'finished') return { phase: 'finished', operation, expanded: true, busy: false }
  return processed(operation) < processed(banner.operation) ? banner : { ...banner, operation }
}

function isNewer(operation: Operation, banner: Banner): boolean {
  return banner.phase !== 'absent' && Date.parse(operation.startedAt) > Date.parse(banner.operation.startedAt)
}

/** A state that the contract adds later reads as finished. */
function phaseOf({ state }: Operation): 'running' | 'finished' {
  return state === 'in-progress' ? 'running' : 'finished'
}

function processed({ successPostsCount, failedPostsCount }: Operation): number {
  return successPostsCount + failedPostsCount
}

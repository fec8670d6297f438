import { outcomeOf, type Operation } from './operation'

/** The banner of the one unread operation. `busy`: it is being cancelled or marked as read. */
export type Banner =
  | { phase: 'absent' }
  | { phase: 'running'; operation: Operation; expanded: boolean; busy: boolean }
  | { phase: 'finished'; operation: Operation; expanded: boolean; busy: boolean }

export type Running = Extract<Banner, { phase: 'running' }>
export type Finished = Extract<Banner, { phase: 'finished' }>

/** A request about an operation, in flight. */
export type Write = { kind: 'cancelling' | 'acknowledging'; operationId: string }

/**
 * `dismissed`: ids that are never shown again, since answers in flight may still name them. Writes are kept for every
 * operation, since one that was replaced in the banner may come back before the server has answered.
 */
export type BannerState = { banner: Banner; dismissed: readonly string[]; writes: readonly Write[] }

/** What the server answered: the last unread operation, asked for while `shown` was in the banner. */
export type News = { operation: Operation | null; shown: string | null }

export const EMPTY_BANNER: BannerState = { banner: { phase: 'absent' }, dismissed: [], writes: [] }

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

/** An answer that is older than the banner changes nothing. */
export function receiveNews(state: BannerState, { operation, shown }: News): BannerState {
  const current = shownIn(state.banner)
  if (!operation || operation.read || state.dismissed.includes(operation.operationId)) {
    return current !== null && current === shown ? dismiss(state, current) : state
  }
  if (current === null) return show(state, operation)
  if (current === operation.operationId) return withBusy({ ...state, banner: advance(state.banner, operation) })
  return current === shown || isNewer(operation, state.banner) ? show(state, operation) : state
}

/** The operation was marked as read, here or elsewhere: its banner goes and does not come back. */
export function dismiss(state: BannerState, operationId: string): BannerState {
  const banner: Banner = shownIn(state.banner) === operationId ? { phase: 'absent' } : state.banner
  return { ...state, banner, dismissed: [...state.dismissed.filter((id) => id !== operationId), operationId] }
}

/** Collapses or expands by hand. */
export function expand(state: BannerState, expanded: boolean): BannerState {
  return state.banner.phase === 'absent' ? state : { ...state, banner: { ...state.banner, expanded } }
}

/** A request about an operation leaves. */
export function addWrite(state: BannerState, write: Write): BannerState {
  return withBusy({ ...state, writes: [...state.writes, write] })
}

/** The request has ended. */
export function removeWrite(state: BannerState, { kind, operationId }: Write): BannerState {
  const writes = state.writes.filter((one) => one.kind !== kind || one.operationId !== operationId)
  return withBusy({ ...state, writes })
}

function show(state: BannerState, operation: Operation): BannerState {
  return withBusy({ ...state, banner: { phase: phaseOf(operation), operation, expanded: true, busy: false } })
}

/** A running operation can only be cancelled and a finished one only be marked as read. */
function withBusy(state: BannerState): BannerState {
  const { banner, writes } = state
  if (banner.phase === 'absent') return state
  const kind = banner.phase === 'running' ? 'cancelling' : 'acknowledging'
  const busy = writes.some((one) => one.kind === kind && one.operationId === banner.operation.operationId)
  return busy === banner.busy ? state : { ...state, banner: { ...banner, busy } }
}

/** An operation only advances: a finished one does not run again, and the number of processed posts never falls. */
function advance(banner: Banner, operation: Operation): Banner {
  if (banner.phase !== 'running') return banner
  if (phaseOf(operation) === 'finished') return { phase: 'finished', operation, expanded: true, busy: false }
  return processed(operation) < processed(banner.operation) ? banner : { ...banner, operation }
}

function isNewer(operation: Operation, banner: Banner): boolean {
  return banner.phase !== 'absent' && Date.parse(operation.startedAt) > Date.parse(banner.operation.startedAt)
}

function phaseOf(operation: Operation): 'running' | 'finished' {
  return outcomeOf(operation) === 'running' ? 'running' : 'finished'
}

function processed({ successPostsCount, failedPostsCount }: Operation): number {
  return successPostsCount + failedPostsCount
}

import { TIP_DURATION_MS } from '@/shared/constants'
import type { Tip, TipCloseBehavior, TipCloseReason, TipLocation, TipSeverity } from '@/shared/overlays'

/** A request that was admitted; the serial tells two equal tips apart. */
export type ShownTip = { serial: number; tip: Tip }

/**
 * At most one tip at any time. One that closes by duration is `counting`, or `held` while somebody points at it or has
 * the focus in it; all others are `staying`. `serial` is that of the last tip ever shown.
 */
export type TipState =
  | { phase: 'none'; serial: number }
  | ({ phase: 'staying' } & ShownTip)
  | ({ phase: 'counting'; run: number; remaining: number; since: number } & ShownTip)
  | ({ phase: 'held'; run: number; remaining: number } & ShownTip)

export type OnScreen = Exclude<TipState, { phase: 'none' }>

/** The order in which tips outrank each other. */
export const severityRank: Readonly<Record<TipSeverity, number>> = {
  success: 0,
  info: 1,
  pro: 2,
  warn: 3,
  error: 4,
  system: 5,
}

export type Counting = Extract<TipState, { phase: 'counting' }>

export function isOnScreen(state: TipState): state is OnScreen {
  return state.phase !== 'none'
}

export function isCounting(state: TipState): state is Counting {
  return state.phase === 'counting'
}

/** System tips wait for the person, the others go by themselves. */
export function closeBehaviorOf({ severity, closeBehavior }: Tip): TipCloseBehavior {
  return closeBehavior ?? (severity === 'system' ? 'manual' : 'duration')
}

export function hasCloseButton({ severity, hideCloseButton }: Tip): boolean {
  return !(hideCloseButton ?? severity === 'system')
}

/** Whether a new tip may take the place of what is there. One that may not is refused: there is no queue of tips. */
export function mayReplace(current: TipState, next: Tip): boolean {
  if (!isOnScreen(current)) return true
  if (closeBehaviorOf(current.tip) === 'duration') return true
  return severityRank[next.severity] >= severityRank[current.tip.severity]
}

/** A pro tip goes with a navigation when its condition passes, or when it has none. */
export function closesOnNavigation({ severity, closesOnNavigation: condition }: Tip, to: TipLocation) {
  return severity === 'pro' && (condition ? condition(to) : true)
}

/** Puts a tip on the screen; one that closes by duration begins to count at once. */
export function show(previous: TipState, { tip, now }: { tip: Tip; now: number }): TipState {
  const shown = { serial: previous.serial + 1, tip }
  if (closeBehaviorOf(tip) !== 'duration') return { phase: 'staying', ...shown }
  return { phase: 'counting', ...shown, run: 1, remaining: TIP_DURATION_MS, since: now }
}

/** The countdown pauses while a pointer or the focus is on the tip. */
export function attend(state: TipState, { attended, now }: { attended: boolean; now: number }): TipState {
  if (attended && state.phase === 'counting') {
    const { since, ...rest } = state
    return { ...rest, phase: 'held', remaining: Math.max(0, state.remaining - (now - since)) }
  }
  if (!attended && state.phase === 'held') return { ...state, phase: 'counting', run: state.run + 1, since: now }
  return state
}

/** The tip that is there, with the reason why it is about to go. */
export function leaving(state: OnScreen, reason: TipCloseReason): ShownTip & { reason: TipCloseReason } {
  return { serial: state.serial, tip: state.tip, reason }
}

/** Takes one tip away; another that came meanwhile stays. */
export function remove(state: TipState, { serial }: { serial: number }): TipState {
  return isOnScreen(state) && state.serial === serial ? { phase: 'none', serial } : state
}

/** A countdown is ignored after a pause or another tip has replaced it. */
export function isRunOut(state: TipState, ended: { serial: number; run: number }): boolean {
  return state.phase === 'counting' && state.serial === ended.serial && state.run === ended.run
}

import { createEffect, createEvent, createStore, sample } from 'effector'
import { createDelay } from '@/shared/delay'
import { signedIn, signedOut, signOutConfirmed, signOutDelayed } from '@/features/session'
import { tipRequested, type Tip, type TipAction, type TipCloseReason, type TipLocation } from '@/shared/overlays'
import { reloadAgreed, reloadRequested } from '@/shared/unsaved-work'
import { signedOutTip, signOutDelayedTip } from './standard-tips'
import {
  attend,
  closesOnNavigation,
  isCounting,
  isOnScreen,
  isRunOut,
  leaving,
  mayReplace,
  remove,
  show,
  type ShownTip,
  type TipState,
} from './tip-state'

// What happens
/** The person closed the tip by its button or by Escape. */
export const closeClicked = createEvent()
/** The person chose one of the tip's actions. */
export const actionClicked = createEvent<TipAction>()
/** The person took the offer to load the portal again. */
export const reloadClicked = createEvent()
/** Somebody began (`true`) or ceased to point at the tip or to have the focus in it. */
export const attentionChanged = createEvent<boolean>()
/** The router has navigated. */
export const navigated = createEvent<TipLocation>()
/** Somebody signed in: earlier tips were not meant for them. */
export const everythingClosed = createEvent()
/** The person signed out: their tips are not meant for anybody else. */
export const personLeft = createEvent()
const tipShown = createEvent<{ previous: TipState; tip: Tip; now: number }>()
const tipClosed = createEvent<ShownTip & { reason: TipCloseReason }>()

// What is
export const $tip = createStore<TipState>({ phase: 'none', serial: 0 }, { serialize: 'ignore' })

// What follows
const admitFx = createEffect((tip: Tip) => ({ tip, now: performance.now() }))
const attendFx = createEffect((attended: boolean) => ({ attended, now: performance.now() }))
const callBackFx = createEffect(({ tip, reason }: { tip: Tip; reason: TipCloseReason }) => tip.closeCallback?.(reason))
const actFx = createEffect((action: TipAction) => action.onSelect())
/** Ends after the tip's duration; whether the tip closes is decided then. */
const countdown = createDelay<{ serial: number; run: number }>()
/** Loads the portal again at the address where the person is. */
export const reloadFx = createEffect(() => location.reload())

sample({ clock: tipRequested, target: admitFx })
const compared = sample({
  clock: admitFx.doneData,
  source: $tip,
  fn: (previous, requested) => ({ previous, ...requested }),
})
sample({ clock: compared, filter: ({ previous, tip }) => mayReplace(previous, tip), target: tipShown })
sample({ clock: attentionChanged, target: attendFx })

$tip
  .on(tipShown, (_, { previous, ...shown }) => show(previous, shown))
  .on(attendFx.doneData, attend)
  .on(tipClosed, remove)

sample({
  clock: [tipShown, attendFx.doneData],
  source: $tip,
  filter: isCounting,
  fn: ({ serial, run, remaining }) => ({ ms: remaining, of: { serial, run } }),
  target: countdown.startFx,
})

sample({ clock: countdown.passed, source: $tip, filter: isRunOut, target: closing('elapsed') })
sample({ clock: closeClicked, target: closing('closed') })
sample({ clock: actionClicked, filter: ({ keepsTip }) => !keepsTip, target: closing('acted') })
// The tip stays until the person has agreed to lose unsaved work.
sample({ clock: reloadClicked, target: reloadRequested })
sample({ clock: reloadAgreed, target: closing('reload') })
sample({ clock: everythingClosed, target: closing('signed-in') })
sample({ clock: personLeft, target: closing('signed-out') })
sample({
  clock: navigated,
  source: $tip,
  filter: (state, to) => isOnScreen(state) && closesOnNavigation(state.tip, to),
  target: closing('navigated'),
})

sample({ clock: actionClicked, target: actFx })
sample({ clock: reloadAgreed, target: reloadFx })

// A tip is refused, or leaves the store exactly once by one of two ways, so its callback is called exactly once.
sample({
  clock: compared,
  filter: ({ previous, tip }) => !mayReplace(previous, tip),
  fn: ({ tip }) => ({ tip, reason: 'refused' as const }),
  target: callBackFx,
})
sample({ clock: tipClosed, target: callBackFx })
sample({
  clock: tipShown.map(({ previous }) => previous),
  filter: isOnScreen,
  fn: (previous) => leaving(previous, 'replaced'),
  target: callBackFx,
})

sample({ clock: signedIn, fn: () => undefined, target: everythingClosed })
/** Effects run after all stores have changed: the tip is requested when the one that it could not replace is closed. */
const requestTipFx = createEffect((tip: Tip) => tip)
sample({ clock: [signedOut, signOutConfirmed, signOutDelayed], target: personLeft })
sample({ clock: signOutConfirmed, fn: () => signedOutTip, target: requestTipFx })
sample({ clock: signOutDelayed, fn: () => signOutDelayedTip, target: requestTipFx })
sample({ clock: requestTipFx.doneData, target: tipRequested })

/** An event that closes the tip on screen, if there is one, and gives the reason to its callback. */
function closing(reason: TipCloseReason) {
  const asked = createEvent<unknown>()
  sample({ clock: asked, source: $tip, filter: isOnScreen, fn: (state) => leaving(state, reason), target: tipClosed })
  return asked
}

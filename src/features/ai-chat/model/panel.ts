import { createEffect, createEvent, createStore, sample } from 'effector'
import { signedOut } from '@/features/session'
import { AI_PANEL_WIDTH_PX } from '@/shared/constants'
import { storage } from '@/shared/storage'

/** `asked`: opened by a press, which moves the focus. `found`: open after a reload, which does not. */
export type PanelOpening = 'closed' | 'asked' | 'found'

// What happens
/** The panel can be shown on this screen. */
export const panelMounted = createEvent()
export const panelToggled = createEvent()
export const panelClosed = createEvent()
export const widthChanged = createEvent<number>()
/** The panel is wanted, with the beginning of a question in its field. */
export const questionBegun = createEvent<string>()
/** The beginning stands in the field. */
export const beginningTaken = createEvent()

// What is
export const $panelOpening = createStore<PanelOpening>('closed')
export const $width = createStore<number>(AI_PANEL_WIDTH_PX.initial)
/** The beginning of a question that waits for the field; empty for none. */
export const $beginning = createStore('')

// What follows
const $found = createStore(false)
const findFx = createEffect(() => storage.assistantPanel.read())
const keepFx = createEffect(storage.assistantPanel.write)

sample({ clock: panelMounted, source: $found, filter: (found) => !found, target: findFx })
$found.on(findFx, () => true).reset(signedOut)

$panelOpening
  .on(findFx.doneData, (opening, kept) => (kept?.open && opening === 'closed' ? 'found' : opening))
  .on(panelToggled, (opening) => (opening === 'closed' ? 'asked' : 'closed'))
  .on(questionBegun, () => 'asked')
  .on(panelClosed, () => 'closed')
  .reset(signedOut)
$beginning.on(questionBegun, (_, text) => text).reset(beginningTaken, signedOut)
$width
  .on(findFx.doneData, (width, kept) => (kept ? withinLimits(kept.widthPx) : width))
  .on(widthChanged, (_, width) => withinLimits(width))
  .reset(signedOut)

sample({
  clock: [panelToggled, panelClosed, widthChanged, questionBegun],
  source: { opening: $panelOpening, widthPx: $width },
  fn: ({ opening, widthPx }) => ({ open: opening !== 'closed', widthPx }),
  target: keepFx,
})

function withinLimits(width: number): number {
  return Math.min(Math.max(width, AI_PANEL_WIDTH_PX.min), AI_PANEL_WIDTH_PX.expanded)
}

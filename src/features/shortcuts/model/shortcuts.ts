import { createEffect, createEvent, createStore, sample } from 'effector'
import { storage } from '@/shared/storage'

// What happens
/** The sheet was requested by `?` or in the user menu. */
export const sheetRequested = createEvent()
export const sheetClosed = createEvent()
/** Keys of one character were switched on or off. */
export const singleKeysChanged = createEvent<boolean>()

// What is
export const $sheetOpen = createStore(false)
  .on(sheetRequested, () => true)
  .on(sheetClosed, () => false)
/** Whether single-character shortcuts are on; speech input may trigger them by accident (WCAG 2.1.4). */
export const $singleKeys = createStore(storage.singleKeys.read() ?? true).on(singleKeysChanged, (_, on) => on)

// What follows
const keepFx = createEffect((on: boolean) => storage.singleKeys.write(on))
sample({ clock: singleKeysChanged, target: keepFx })

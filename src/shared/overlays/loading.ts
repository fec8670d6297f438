import { createEvent } from 'effector'
import type { Words } from './words'

/** Work that the person has to wait for, with the whole page covered. */
export type Loading = {
  /** Pairs the start with its finish; several may run at once. */
  key: string
  label?: Words
  /** Milliseconds of silence before the layer appears, so that fast work never flashes it. */
  delay?: number
}

/** Something that covers the page began. */
export const loadingStarted = createEvent<Loading>()

/** It ended, well or badly. */
export const loadingFinished = createEvent<{ key: string }>()

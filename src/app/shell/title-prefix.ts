import { createEvent, createStore } from 'effector'

/** What stands before the title of the window has changed: "(4) ". */
export const titlePrefixChanged = createEvent<string>()

export const $titlePrefix = createStore('').on(titlePrefixChanged, (_, prefix) => prefix)

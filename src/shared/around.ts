import { createEvent, createStore } from 'effector'
import type { PortalIntl } from './i18n'

/** What models that work behind the views need of the portal around them: its words, and the way to an address within it. */
export type Around = { intl: PortalIntl; go: (address: string) => void }

/** The portal is drawn, or speaks another language from now on. */
export const aroundChanged = createEvent<Around>()

/** Null until the page has come to rest. */
export const $around = createStore<Around | null>(null, { serialize: 'ignore' }).on(
  aroundChanged,
  (_, around) => around,
)

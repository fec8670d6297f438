import { createEvent, createStore } from 'effector'
import type { PortalIntl } from './i18n'

/** What models outside the views need of the portal: its messages, and a way to follow a path of it. */
export type AppContext = { intl: PortalIntl; go: (path: string) => void }

/** The portal was drawn, or changed its language. */
export const appContextChanged = createEvent<AppContext>()

/** Null until the first screen is at rest. */
export const $appContext = createStore<AppContext | null>(null, { serialize: 'ignore' }).on(
  appContextChanged,
  (_, context) => context,
)

import { browserEntry, type Entry } from './entry'

/** Keys that no first screen reads, beside the registry in index.ts. Signing out forgets them with everything that it does not keep. */
export const lateStorage = {
  /** On this phone the browser was chosen over the app. */
  staysInBrowser: browserEntry({
    key: 'staysInBrowser',
    area: 'local',
    keptAtSignOut: false,
    parse: (stored) => (stored === true ? true : null),
  }) satisfies Entry<true>,
} as const

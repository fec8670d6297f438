/**
 * Every key that the portal keeps in this browser: what for, whose it is, and whether signing out keeps it. Those that no first screen needs are in
 * src/shared/late-storage.ts. Nothing else may write to a storage.
 */
import { isLanguageCode, type LanguageCode } from '../i18n/languages'
import { browserEntry, type Entry } from './entry'

export type { Entry } from './entry'

export type ThemeChoice = 'light' | 'dark' | 'system'

/** Says that somebody is signed in, so that the first page may be asked for before the session has answered. No secret: the cookie is. */
const signedIn: Entry<true> = browserEntry({
  key: 'signedIn',
  area: 'local',
  keptAtSignOut: false,
  parse: (stored) => (stored === true ? true : null),
})

/** The last sign-out did not reach the server: the next start sends it first. */
const signOutOwed: Entry<true> = browserEntry({
  key: 'signOutOwed',
  area: 'local',
  keptAtSignOut: true,
  parse: (stored) => (stored === true ? true : null),
})

/** Light, dark, or as the system. The boot script reads it before the first paint. */
const theme: Entry<ThemeChoice> = browserEntry({
  key: 'theme',
  area: 'local',
  keptAtSignOut: true,
  parse: (stored) => (stored === 'light' || stored === 'dark' || stored === 'system' ? stored : null),
})

/** The language that was chosen in this browser. */
const language: Entry<LanguageCode> = browserEntry({
  key: 'language',
  area: 'local',
  keptAtSignOut: true,
  parse: (stored) => (isLanguageCode(stored) ? stored : null),
})

/** Whether the sidebar is expanded. */
const menuOpen: Entry<boolean> = browserEntry({
  key: 'menuOpen',
  area: 'local',
  keptAtSignOut: false,
  parse: booleanOrNull,
})

/** The registry of the first screens. */
export const storage = {
  signedIn,
  signOutOwed,
  theme,
  language,
  menuOpen,
} as const

/** Those of src/shared/late-storage.ts that outlive a sign-out, by name: whoever signs out need not have loaded what reads them. */
const KEPT_LATE: readonly string[] = ['onlyUnreadNotification', 'system-messages', 'carousel', 'buildInfo']

/** Forgets everything that does not outlive a sign-out, also what older versions or other code left behind. */
export function wipeStorage(): void {
  for (const area of ['local', 'session'] as const) {
    const kept = Object.values(storage)
      .filter(({ keptAtSignOut }) => keptAtSignOut)
      .map(({ key }): string => key)
      .concat(KEPT_LATE)
    try {
      const target = area === 'local' ? localStorage : sessionStorage
      for (const key of Object.keys(target)) if (!kept.includes(key)) target.removeItem(key)
    } catch {
      // A storage that may not be used holds nothing.
    }
  }
}

function booleanOrNull(stored: unknown): boolean | null {
  return typeof stored === 'boolean' ? stored : null
}

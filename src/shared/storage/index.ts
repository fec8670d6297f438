/**
 * Every key that the portal keeps in this browser: what for, whose it is, and whether signing out keeps it. Nothing
 * else may write to a storage.
 */
import { isLanguageCode, type LanguageCode } from '../i18n/languages'
import { browserEntry, type Entry } from './entry'
import { personalEntry, type PersonalEntry } from './personal-entry'

export type { Entry } from './entry'

export type ThemeChoice = 'light' | 'dark' | 'system'

export type Consent = 'given' | 'refused'

/** Whether the assistant's panel is open, and how wide it is. */
export type AssistantPanel = { open: boolean; widthPx: number }

/**
 * Says that somebody is signed in, so that the first page may be asked for before the session has answered. No secret:
 * the cookie is.
 */
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

/**
 * Whether a person lets the portal count how it is used. Asked anew after signing out: the specification names what
 * outlives that (AM-72).
 */
const telemetryConsent: PersonalEntry<Consent> = personalEntry({
  key: 'telemetryConsent',
  area: 'local',
  keptAtSignOut: false,
  parse: (stored) => (stored === 'given' || stored === 'refused' ? stored : null),
})

/** The assistant's panel as it was left (AM-82). */
const assistantPanel: Entry<AssistantPanel> = browserEntry({
  key: 'assistantPanel',
  area: 'local',
  keptAtSignOut: false,
  parse: readPanel,
})

/** On this phone the browser was chosen over the app. */
const staysInBrowser: Entry<true> = browserEntry({
  key: 'staysInBrowser',
  area: 'local',
  keptAtSignOut: false,
  parse: (stored) => (stored === true ? true : null),
})

/** Whether keys of one character do something. */
const singleKeys: Entry<boolean> = browserEntry({
  key: 'singleKeys',
  area: 'local',
  keptAtSignOut: false,
  parse: booleanOrNull,
})

/** Whether a person's notification panel shows only what is unread; the key is the specification's. */
const onlyUnread: PersonalEntry<boolean> = personalEntry({
  key: 'onlyUnreadNotification',
  area: 'local',
  keptAtSignOut: true,
  parse: booleanOrNull,
})

/**
 * Whether a person lets the browser show pushes, or does not want to be asked. Like every consent it goes at sign-out
 * (AM-72).
 */
const pushChoice: PersonalEntry<'on' | 'off'> = personalEntry({
  key: 'pushChoice',
  area: 'local',
  keptAtSignOut: false,
  parse: (stored) => (stored === 'on' || stored === 'off' ? stored : null),
})

/** Ids of the operator's messages that a person has acknowledged; the key is the specification's. */
const systemMessages: PersonalEntry<string[]> = personalEntry({
  key: 'system-messages',
  area: 'local',
  keptAtSignOut: true,
  parse: (stored) => (Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string') : null),
})

/** Whether a person has been through the intro carousel, to its end or past it. */
const seenCarousel: PersonalEntry<boolean> = personalEntry({
  key: 'carousel',
  area: 'local',
  keptAtSignOut: true,
  parse: booleanOrNull,
})

/**
 * Build that the portal last ran as; another one clears what was cached under the old. The key is the specification's.
 */
const buildInfo: Entry<string> = browserEntry({
  key: 'buildInfo',
  area: 'local',
  keptAtSignOut: true,
  parse: stringOrNull,
})

/**
 * Comments that were typed and not sent, or sent without an answer. They survive a reload and go with the person; their
 * feature checks each of them.
 */
const drafts: PersonalEntry<Record<string, unknown>> = personalEntry({
  key: 'drafts',
  area: 'session',
  keptAtSignOut: false,
  parse: (stored) => (typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? { ...stored } : null),
})

/**
 * Questions to the assistant that were typed and not sent, by the chat that they belong to. They survive a reload and
 * go with the person.
 */
const questions: PersonalEntry<Record<string, string>> = personalEntry({
  key: 'questions',
  area: 'session',
  keptAtSignOut: false,
  parse: (stored) =>
    typeof stored === 'object' && stored !== null && !Array.isArray(stored)
      ? Object.fromEntries(
          Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
        )
      : null,
})

/** What a person searched for, the last first. */
const recentSearches: PersonalEntry<string[]> = personalEntry({
  key: 'recentSearches',
  area: 'local',
  keptAtSignOut: false,
  parse: (stored) =>
    Array.isArray(stored) ? stored.filter((words): words is string => typeof words === 'string') : null,
})

/** Where a person was, the last first; their feature checks each of them. */
const visits: PersonalEntry<unknown[]> = personalEntry({
  key: 'visits',
  area: 'local',
  keptAtSignOut: false,
  parse: (stored) => (Array.isArray(stored) ? stored : null),
})

/** The registry. */
export const storage = {
  signedIn,
  signOutOwed,
  theme,
  language,
  menuOpen,
  telemetryConsent,
  assistantPanel,
  staysInBrowser,
  singleKeys,
  onlyUnread,
  pushChoice,
  systemMessages,
  seenCarousel,
  buildInfo,
  drafts,
  questions,
  recentSearches,
  visits,
} as const

/** Forgets everything that does not outlive a sign-out, also what older versions or other code left behind. */
export function wipeStorage(): void {
  for (const area of ['local', 'session'] as const) {
    const kept = Object.values(storage)
      .filter(({ keptAtSignOut }) => keptAtSignOut)
      .map(({ key }): string => key)
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

function readPanel(stored: unknown): AssistantPanel | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { open, widthPx } = stored as Record<string, unknown>
  return typeof open === 'boolean' && typeof widthPx === 'number' && Number.isFinite(widthPx) ? { open, widthPx } : null
}

function stringOrNull(stored: unknown): string | null {
  return typeof stored === 'string' ? stored : null
}

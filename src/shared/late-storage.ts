import { browserEntry, type Entry } from './storage/entry'
import { personalEntry, type PersonalEntry } from './storage/personal-entry'

export type Consent = 'given' | 'refused'

/** Whether the assistant's panel is open, and how wide it is. */
export type AssistantPanel = { open: boolean; widthPx: number }

/** Whether a person lets the portal count how it is used. Asked anew after signing out: the specification names what outlives that (AM-72). */
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

/** Whether a person lets the browser show pushes, or does not want to be asked. Like every consent it goes at sign-out (AM-72). */
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

/** Build that the portal last ran as; another one clears what was cached under the old. The key is the specification's. */
const buildInfo: Entry<string> = browserEntry({
  key: 'buildInfo',
  area: 'local',
  keptAtSignOut: true,
  parse: stringOrNull,
})

/** Comments that were typed and not sent, or sent without an answer. They survive a reload and go with the person; their feature checks each of them. */
const drafts: PersonalEntry<Record<string, unknown>> = personalEntry({
  key: 'drafts',
  area: 'session',
  keptAtSignOut: false,
  parse: (stored) => (typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? { ...stored } : null),
})

/** Questions to the assistant that were typed and not sent, by the chat that they belong to. They survive a reload and go with the person. */
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

/**
 * The part of the registry in src/shared/storage that no first screen needs. What of it stays at sign-out is named there as well, because that list has
 * to be at hand whenever somebody leaves; a test holds the two together.
 */
export const lateStorage = {
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
} as const

function readPanel(stored: unknown): AssistantPanel | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { open, widthPx } = stored as Record<string, unknown>
  return typeof open === 'boolean' && typeof widthPx === 'number' && Number.isFinite(widthPx) ? { open, widthPx } : null
}

function booleanOrNull(stored: unknown): boolean | null {
  return typeof stored === 'boolean' ? stored : null
}

function stringOrNull(stored: unknown): string | null {
  return typeof stored === 'string' ? stored : null
}

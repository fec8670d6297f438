import { browserEntry, personalEntry, type Entry, type PersonalEntry } from './storage/entry'

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

/**
 * The part of the registry in src/shared/storage that no first screen needs. Only values that go at sign-out may stand here: the list of those that
 * stay has to be there whenever somebody leaves.
 */
export const lateStorage = { telemetryConsent, assistantPanel } as const

function readPanel(stored: unknown): AssistantPanel | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { open, widthPx } = stored as Record<string, unknown>
  return typeof open === 'boolean' && typeof widthPx === 'number' && Number.isFinite(widthPx) ? { open, widthPx } : null
}

import type { Schemas } from '@/api'
import { nameOf } from '@/features/subjects'
import type { PortalIntl } from '@/shared/i18n'
import { messages } from '../messages'

const MINUTE_MS = 60_000

const units = {
  minute: { style: 'unit', unit: 'minute', unitDisplay: 'long' },
  hour: { style: 'unit', unit: 'hour', unitDisplay: 'long' },
  day: { style: 'unit', unit: 'day', unitDisplay: 'long' },
} as const satisfies Record<string, Intl.NumberFormatOptions>

/** A stretch of time in its largest sensible unit: "5 minutes", "3 hours", "12 days". */
export function durationWords(milliseconds: number, { formatNumber }: PortalIntl): string {
  const minutes = Math.max(0, Math.floor(milliseconds / MINUTE_MS))
  const hours = Math.floor(minutes / 60)
  if (minutes < 60) return formatNumber(minutes, units.minute)
  return hours < 48 ? formatNumber(hours, units.hour) : formatNumber(Math.floor(hours / 24), units.day)
}

/** The same for hours, as targets are given. */
export function hoursWords(hours: number, intl: PortalIntl): string {
  return durationWords(hours * 60 * MINUTE_MS, intl)
}

/** People and groups in one breath: "Editors and Sofia Karras". */
export function namesOf(subjects: readonly Schemas['Assignee'][], intl: PortalIntl): string {
  return intl.formatList(subjects.map(nameOf))
}

const roles = new Map([
  ['author', messages.author],
  ['assignee', messages.assignee],
  ['moderator', messages.moderator],
  ['member', messages.member],
])

/** An actor in words; an unknown role by its name. */
export function actorName({ kind, subject }: Schemas['Actor'], { formatMessage }: PortalIntl): string {
  if (subject) return nameOf(subject)
  const role = roles.get(kind)
  return role ? formatMessage(role) : kind
}

const rules = new Map([
  ['four-eyes', messages.fourEyes],
  ['tasks-closed', messages.tasksClosed],
  ['sub-activities-closed', messages.subActivitiesClosed],
])

/** What must hold before a transition, in words; an unknown rule by its name. */
export function ruleWords(rule: string, { formatMessage }: PortalIntl): string {
  const words = rules.get(rule)
  return words ? formatMessage(words) : rule
}

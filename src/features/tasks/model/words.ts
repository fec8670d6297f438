import type { Schemas } from '@/api'
import { nameOf } from '@/features/subjects'
import type { PortalIntl } from '@/shared/i18n'
import { detailMessages, formMessages as messages, messages as words } from '../messages'
import { type DueGroup, dueGroupOf } from './due'

type Due = Pick<Schemas['TaskSummary'], 'expiration' | 'expirationAllDay'>

/** When a task is due, in a row: "17:00" or "Today", and with the day for every other: "Tue 17 Nov, 17:00". */
export function dueInShort(due: Due, now: number, intl: PortalIntl): string {
  const { expiration, expirationAllDay } = due
  if (!expiration) return ''
  const at = new Date(expiration.zonedDatetime)
  const timeZone = expirationAllDay ? expiration.timeZone : intl.timeZone
  const group = dueGroupOf(due, now, intl.timeZone)
  const time = expirationAllDay ? '' : intl.formatTime(at)
  if (group === 'today') return time || intl.formatMessage(words.today)
  const day = intl.formatDate(at, { weekday: 'short', day: 'numeric', month: 'short', timeZone })
  return time ? intl.formatMessage(words.dayAndTime, { day, time }) : day
}

/** When a task is due, in full and where the reader is; with the zone in which it was meant where that is another. */
export function dueInFull({ expiration, expirationAllDay }: Due, intl: PortalIntl): string {
  if (!expiration) return intl.formatMessage(words.noDue)
  const at = new Date(expiration.zonedDatetime)
  const date = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const
  if (expirationAllDay) return intl.formatDate(at, { ...date, timeZone: expiration.timeZone })
  const time = { hour: '2-digit', minute: '2-digit' } as const
  const here = intl.formatDate(at, { ...date, ...time, timeZone: intl.timeZone })
  if (expiration.timeZone === intl.timeZone) return here
  const there = intl.formatDate(at, { ...date, ...time, timeZoneName: 'short', timeZone: expiration.timeZone })
  return intl.formatMessage(words.bothZones, { here, there })
}

/** The tone of an end: over, today, or neither. */
export function dueTone(group: DueGroup): 'overdue' | 'today' | undefined {
  return group === 'overdue' || group === 'today' ? group : undefined
}

/** What moves a task to a state; to one whose meaning nobody here knows its name. */
export function moveInWords({ kind, name }: Schemas['TaskState'], { formatMessage }: PortalIntl): string {
  if (kind === 'in-progress') return formatMessage(detailMessages.begin)
  return kind === 'open' ? formatMessage(detailMessages.pause) : name
}

const reminderWords = new Map([
  ['PT0S', messages.remindAtEnd],
  ['PT1H', messages.remind1Hour],
  ['PT4H', messages.remind4Hours],
  ['P1D', messages.remind1Day],
  ['P2D', messages.remind2Days],
  ['P7D', messages.remind7Days],
])

/** How long before the end a reminder comes; one of a newer server as it calls it. */
export function reminderInWords(reminder: string, { formatMessage }: PortalIntl): string {
  const message = reminderWords.get(reminder)
  return message ? formatMessage(message) : reminder
}

/** When a task that is overdue is brought to mind: on mornings at eight where whoever does it is. */
export function overdueReminderInWords(
  message: typeof detailMessages.remindsThen | typeof detailMessages.remindsAt,
  { formatMessage, formatTime }: PortalIntl,
): string {
  const eight = formatTime(Date.UTC(2026, 0, 1, 8), { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' })
  return formatMessage(message, { time: eight })
}

/** Who of those that were chosen cannot read the post of a task: all of them by name. */
export function cannotReadInWords(chosen: readonly Schemas['Assignee'][], intl: PortalIntl): string {
  const names = intl.formatList(chosen.map((one) => intl.formatName(nameOf(one))))
  return intl.formatMessage(messages.cannotRead, { names, count: chosen.length })
}

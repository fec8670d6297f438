import type { Schemas } from '@/api'
import { nameOf } from '@/features/subjects'
import { calendarDate } from '@/shared/day-time'
import type { PortalIntl } from '@/shared/i18n'
import { messages } from '../messages'

/** What is planned, without how it is kept. */
export type Planned = Required<Schemas['PostDataFields']>

/** The planning of a post, with null for what is not planned. */
export function plannedOf(data: Schemas['PostDataFields'] | null): Planned {
  const { assignee = null, expectedStartDate = null, expectedEndDate = null, priority = null } = data ?? {}
  return { assignee, expectedStartDate, expectedEndDate, priority }
}

/** The priorities that can be chosen, the mildest first. */
export const priorities = ['low', 'normal', 'high', 'urgent'] as const

/** A priority in words; one of a newer server as it calls it. */
export function priorityWords(priority: string, { formatMessage }: PortalIntl): string {
  const known = priorities.find((one) => one === priority)
  return known ? formatMessage(messages[known]) : priority
}

/** The days between which it is expected, with the year where one of them is not in this one; null without any. */
export function expectedWords(
  { expectedStartDate, expectedEndDate }: Planned,
  { now, intl }: { now: Date; intl: PortalIntl },
): string | null {
  const thisYear = [expectedStartDate, expectedEndDate].every((day) => !day || day.startsWith(`${now.getFullYear()}-`))
  const words = (day: string) =>
    intl.formatDate(new Date(`${day}T00:00:00Z`), thisYear ? calendarDayOfYear : calendarDate)
  const start = expectedStartDate && words(expectedStartDate)
  const end = expectedEndDate && words(expectedEndDate)
  if (start && end) return intl.formatMessage(messages.fromTo, { start, end })
  if (start) return intl.formatMessage(messages.from, { start })
  return end ? intl.formatMessage(messages.until, { end }) : null
}

/** All of a planning in one line: "Line 4, 27 Nov to 4 Dec, High". */
export function planningWords(planned: Planned, around: { now: Date; intl: PortalIntl }): string {
  const { assignee, priority } = planned
  const { intl } = around
  const words = [
    assignee && nameOf(assignee),
    expectedWords(planned, around),
    priority && priorityWords(priority, intl),
  ]
  return words.filter(Boolean).join(', ') || intl.formatMessage(messages.none)
}

/** "27 Nov" for a day of the calendar, the same for every reader. */
const calendarDayOfYear: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', timeZone: 'UTC' }

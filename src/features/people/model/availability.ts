import type { Schemas } from '@/api'
import { daysAgo } from '@/shared/day-time'
import type { PortalIntl } from '@/shared/i18n'
import { messages } from '../messages'

type Timed = { availability: Schemas['Availability']; timeZone: string | null }

/** Whether somebody can be reached, in words; nothing where that is not known. */
export function availabilityWords(intl: PortalIntl, { availability, timeZone }: Timed, now: Date): string | null {
  const { formatMessage, formatDate, formatTime } = intl
  const until = availability.until === null ? null : new Date(availability.until)
  if (availability.state === 'unknown' || until === null) return null
  if (availability.state === 'away') {
    // The absence ends with its last day where the person works; the moment itself is the day after.
    const lastDay = new Date(until.getTime() - 1)
    const zone = timeZone === null ? {} : { timeZone }
    return formatMessage(messages.awayUntil, { date: formatDate(lastDay, { day: 'numeric', month: 'long', ...zone }) })
  }
  const time = formatTime(until, { hour: '2-digit', minute: '2-digit' })
  if (availability.state === 'at-work') return formatMessage(messages.atWorkUntil, { time })
  if (daysAgo(until, now, intl.timeZone ?? 'UTC') === 0) return formatMessage(messages.backToday, { time })
  return formatMessage(messages.backOn, { day: formatDate(until, { weekday: 'long' }), time })
}

/** What the clocks show where a person works; nothing where they show the same as here. */
export function localTimeWords(intl: PortalIntl, timeZone: string | null, now: Date): string | null {
  if (timeZone === null) return null
  const shape = { hour: '2-digit', minute: '2-digit' } as const
  const there = intl.formatTime(now, { ...shape, timeZone })
  return there === intl.formatTime(now, shape) ? null : intl.formatMessage(messages.localTime, { time: there })
}

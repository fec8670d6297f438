import type { Schemas } from '@/api'
import type { PortalIntl } from '@/shared/i18n'
import { zoneName } from '@/shared/zone-name'
import { messages } from '../messages'

type Event = Schemas['PostEvent']
type Zoned = Schemas['ZonedDateTime']

const clock: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' }
const weekday: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long' }

/** The day tile and the lines of an event: in its own zone by name, and in the reader's where that differs. */
export type EventWords = { month: string; day: string; when: string; zone: string | null }

/** Puts an event into words. Local times and whole days are the same everywhere and never shifted (AM-87). */
export function eventWords({ startAt, endAt, allDay }: Event, intl: PortalIntl): EventWords {
  const zone = 'zonedDatetime' in startAt && !allDay ? startAt.timeZone : null
  const words = (timeZone: string) => rangeWords({ startAt, endAt, allDay, timeZone }, intl)
  const ownZone = 'zonedDatetime' in startAt ? startAt.timeZone : 'UTC'
  const start = dateOf(startAt)
  return {
    month: intl.formatDate(start, { month: 'short', timeZone: ownZone }),
    day: intl.formatDate(start, { day: 'numeric', timeZone: ownZone }),
    when: words(ownZone),
    zone: zone === null ? null : zoneWords({ zone, start, words }, intl),
  }
}

/** The day tile and "Mon 13:30" where space is scarce, on the clock of the reader; local times as they are. */
export function eventInShort({ startAt, allDay }: Event, intl: PortalIntl): Omit<EventWords, 'zone'> {
  const start = dateOf(startAt)
  const timeZone = !('zonedDatetime' in startAt) ? 'UTC' : allDay ? startAt.timeZone : intl.timeZone
  return {
    month: intl.formatDate(start, { month: 'short', timeZone }),
    day: intl.formatDate(start, { day: 'numeric', timeZone }),
    when: intl.formatDate(start, { weekday: 'short', timeZone, ...(!allDay && clock) }),
  }
}

type ZonedStart = { zone: string; start: Date; words: (timeZone: string) => string }

function zoneWords({ zone, start, words }: ZonedStart, intl: PortalIntl): string {
  const name = zoneName(zone, start, intl.locale)
  const mine = words(intl.timeZone)
  if (mine === words(zone)) return intl.formatMessage(messages.sameZone, { zone: name })
  return intl.formatMessage(messages.otherZone, { zone: name, mine })
}

type Shown = Pick<Event, 'startAt' | 'allDay'> & { endAt: Event['endAt'] | undefined; timeZone: string }

function rangeWords({ startAt, endAt, allDay, timeZone }: Shown, intl: PortalIntl): string {
  const { formatMessage } = intl
  const start = dateOf(startAt)
  const end = endAt && dateOf(endAt)
  const dayWords = (date: Date) => intl.formatDate(date, { ...weekday, timeZone })
  const sameDay = !end || dayWords(end) === dayWords(start)
  if (allDay) {
    const day = sameDay
      ? dayWords(start)
      : formatMessage(messages.range, { start: dayWords(start), end: dayWords(end) })
    return formatMessage(messages.allDay, { day })
  }
  const time = (date: Date) => intl.formatTime(date, { ...clock, timeZone })
  const at = (date: Date) => formatMessage(messages.dayTime, { day: dayWords(date), time: time(date) })
  if (!end) return at(start)
  if (!sameDay) return formatMessage(messages.range, { start: at(start), end: at(end) })
  const range = formatMessage(messages.range, { start: time(start), end: time(end) })
  return formatMessage(messages.dayTime, { day: dayWords(start), time: range })
}

/** A local time is read as UTC, in which it is shown. */
function dateOf(time: Zoned | Schemas['LocalDateTime']): Date {
  return new Date('zonedDatetime' in time ? time.zonedDatetime : `${time.localDatetime}Z`)
}

import type { Schemas } from '@/api'

type EventTime = Schemas['EventTime']

/** A moment and the time zone to format it in. */
type Read = { date: Date; timeZone: string }

/**
 * When an event is, ready to be formatted. A moment is formatted in the reader's zone. A local time and a whole day are
 * the same everywhere, so they are parsed and formatted in one zone and never shift.
 */
export function readEventTime(time: EventTime, allDay: boolean, readerZone: string): Read {
  if ('localDatetime' in time) return { date: new Date(`${time.localDatetime}Z`), timeZone: 'UTC' }
  return { date: new Date(time.zonedDatetime), timeZone: allDay ? time.timeZone : readerZone }
}

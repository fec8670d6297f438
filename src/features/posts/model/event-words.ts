import type { Schemas } from '@/api'

type EventTime = Schemas['EventTime']

/** A moment and the zone in which its words are right. */
type Read = { date: Date; timeZone: string }

/**
 * When an event is, ready to be formatted. A moment is told in the reader's zone; a local time and a whole day are the
 * same wherever one reads them, so they are read and written in one and the same zone and never shift.
 */
export function readEventTime(time: EventTime, allDay: boolean, readerZone: string): Read {
  if ('localDatetime' in time) return { date: new Date(`${time.localDatetime}Z`), timeZone: 'UTC' }
  return { date: new Date(time.zonedDatetime), timeZone: allDay ? time.timeZone : readerZone }
}

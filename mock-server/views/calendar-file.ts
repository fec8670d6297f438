import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { Schemas } from '../schemas.ts'
import type { PostState } from '../state/data.ts'
import { day } from '../state/times.ts'

/**
 * The event of a post for a calendar (RFC 5545): moments in UTC, because a zone by name alone shifts an hour in some
 * calendars; whole days with an exclusive end; local times without a zone.
 */
export function calendarFile(post: PostState, event: Schemas['PostEvent'], now: number): string {
  const { startAt, endAt, allDay, place, joinUrl, cancelled = false } = event
  const end = endAt ?? (allDay ? startAt : null)
  const calendar = ical({ prodId: '//Atrium//Portal//EN', method: ICalCalendarMethod.PUBLISH })
  calendar.createEvent({
    id: `${post.id}@atrium.meridiana.example`,
    stamp: new Date(now),
    // A calendar takes over what has a higher number than what it knows.
    sequence: (post.revision ?? 1) - 1,
    start: dateOf(startAt, allDay),
    end: end && (allDay ? new Date(dateOf(end, allDay).getTime() + day) : dateOf(end, allDay)),
    allDay,
    floating: 'localDatetime' in startAt,
    summary: post.title,
    location: place ?? null,
    description: post.excerpt === '' ? null : post.excerpt,
    url: joinUrl ?? null,
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  return `${calendar.toString()}\r\n`
}

/** What the file shows is read from the date in UTC, so that it depends on no clock of the server. */
function dateOf(time: Schemas['EventTime'], allDay: boolean): Date {
  if ('localDatetime' in time) return new Date(`${time.localDatetime}Z`)
  return new Date(allDay ? `${time.zonedDatetime.slice(0, 10)}T00:00Z` : time.zonedDatetime)
}

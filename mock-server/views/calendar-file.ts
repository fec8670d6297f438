import type { Schemas } from '../schemas.ts'
import type { PostState } from '../state/data.ts'

/**
 * The event of a post for a calendar (RFC 5545): moments in UTC, because a zone by name alone shifts an hour in some
 * calendars; whole days with an exclusive end; local times without a zone.
 */
export function calendarFile(post: PostState, event: Schemas['PostEvent'], now: number): string {
  const { startAt, endAt, allDay, place, joinUrl, cancelled = false } = event
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Atrium//Portal//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${post.id}@atrium.meridiana.example`,
    `DTSTAMP:${inUtc(now)}`,
    `SEQUENCE:${(post.revision ?? 1) - 1}`,
    timeLine('DTSTART', startAt, allDay, 0),
    ...(endAt || allDay ? [timeLine('DTEND', endAt ?? startAt, allDay, 1)] : []),
    `SUMMARY:${escaped(post.title)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    ...(post.excerpt ? [`DESCRIPTION:${escaped(post.excerpt)}`] : []),
    ...(joinUrl ? [`URL:${joinUrl}`] : []),
    `STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function timeLine(name: string, time: Schemas['EventTime'], allDay: boolean, daysLater: number): string {
  const words = 'zonedDatetime' in time ? time.zonedDatetime : time.localDatetime
  if (allDay) {
    const date = new Date(Date.parse(`${words.slice(0, 10)}T00:00:00Z`) + daysLater * 86_400_000)
    return `${name};VALUE=DATE:${date.toISOString().slice(0, 10).replaceAll('-', '')}`
  }
  if ('zonedDatetime' in time) return `${name}:${inUtc(Date.parse(words))}`
  return `${name}:${words.slice(0, 16).replaceAll(/[-:]/g, '')}00`
}

function inUtc(moment: number): string {
  return `${new Date(moment).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`)
}

/** At most 75 octets a line, the sign of what goes on included, and no character cut apart. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const sign of line) {
    const size = new TextEncoder().encode(sign).length
    if (octets + size > (parts.length === 0 ? 75 : 74)) {
      parts.push(part)
      part = ''
      octets = 0
    }
    part += sign
    octets += size
  }
  return [...parts, part].join('\r\n ')
}

import type { Schemas } from '../schemas.ts'

/** Making a format costs more than using it a hundred times, and a world uses a handful of zones. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** A moment as the clocks of a zone show it, with the offset that the zone has then: `2026-12-01T04:00:00+01:00`. */
export function inZone(moment: number, timeZone: string): Schemas['ZonedDateTime'] {
  const offset = offsetAt(moment, timeZone)
  const sign = offset < 0 ? '-' : '+'
  const distance = new Date(Math.abs(offset)).toISOString().slice(11, 16)
  return { zonedDatetime: `${new Date(moment + offset).toISOString().slice(0, 19)}${sign}${distance}`, timeZone }
}

/** The moment at which the clocks of a zone show this date and time, for example `2026-12-01T04:00`. */
export function momentOf(wallClock: string, timeZone: string): number {
  const asUtc = Date.parse(`${wallClock}Z`)
  // The offset is that of the moment itself, which is not known yet; the second look is right unless the clocks jump
  // between.
  const near = asUtc - offsetAt(asUtc, timeZone)
  return asUtc - offsetAt(near, timeZone)
}

/** How far the clocks of a zone are ahead of UTC, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const parts = Object.fromEntries(
    formatFor(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  )
  const { year, month, day, hour, minute, second } = parts
  const shown = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  return shown - Math.floor(moment / 1000) * 1000
}

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  formats.set(timeZone, format)
  return format
}

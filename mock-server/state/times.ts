/** Lengths of time in milliseconds. */
export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/** The beginning of the UTC day that holds this moment. */
export function startOfDay(moment: number): number {
  return moment - (((moment % day) + day) % day)
}

/** The beginning of the `count`-th working day before (or, negative, after) the day of this moment. */
export function workingDay(now: number, count: number): number {
  const step = count < 0 ? day : -day
  let date = startOfDay(now)
  for (let left = Math.abs(count); left > 0;) {
    date += step
    const weekday = new Date(date).getUTCDay()
    if (weekday !== 0 && weekday !== 6) left -= 1
  }
  return date
}

/**
 * The `place`-th moment back from now, several on each working day: `hours` says at which hours (UTC), latest first.
 * Today and the day before are left out, so that these moments lie in the past at any time of day.
 */
export function workingMoment(now: number, place: number, hours: readonly number[]): number {
  const timeOfDay = (hours[place % hours.length] ?? 9) * hour
  return workingDay(now, 2 + Math.floor(place / hours.length)) + timeOfDay
}

/** A moment as the contract writes it. */
export function instant(moment: number): string {
  return new Date(moment).toISOString()
}

/** The day of a moment as the contract writes it. */
export function dateOf(moment: number): string {
  return instant(moment).slice(0, 10)
}

/** A small number that a text always has, for choices that shall look arbitrary and stay the same. */
export function numberOf(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return value >>> 0
}

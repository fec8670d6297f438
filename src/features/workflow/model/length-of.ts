const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How long ago something began, in the largest unit that it fills once; never less than a minute. */
export function lengthOf(since: Date, now: Date): { value: number; unit: 'minute' | 'hour' | 'day' } {
  const passed = now.getTime() - since.getTime()
  if (passed >= day) return { value: Math.floor(passed / day), unit: 'day' }
  if (passed >= hour) return { value: Math.floor(passed / hour), unit: 'hour' }
  return { value: Math.max(1, Math.floor(passed / minute)), unit: 'minute' }
}

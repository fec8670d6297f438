import type { Entries } from '../stream/entries'

/** How many rows are looked over at least when one is asked for: a screen of them. */
const screenful = 16

/**
 * Gives the day that begins with a row, if one does. The entries are sorted, so each end of a day is found by halving
 * instead of asking the calendar about every entry of a long list, and only as far down as rows are drawn.
 */
export function dayStarts(
  { byId, order }: Entries,
  dayOf: (timestamp: string) => string,
): (index: number) => string | undefined {
  const dayAt = (index: number) => dayOf(byId.get(order[index] ?? '')?.timestamp ?? '')
  const starts = new Map<number, string>()
  let day = ''
  let known = 0
  let step = screenful

  function lookUpTo(index: number) {
    while (known <= index) {
      const next = Math.min(order.length, Math.max(index + 1, known + step))
      const isOfDay = (candidate: number) => starts.size > 0 && dayAt(candidate) === day
      if (isOfDay(next - 1)) {
        known = next
        // A long day is passed in ever longer steps.
        step *= 2
      } else {
        const start = firstAfter(known, next, isOfDay)
        day = dayAt(start)
        starts.set(start, day)
        known = start + 1
        step = screenful
      }
    }
  }

  return (index) => {
    if (index < order.length) lookUpTo(index)
    return starts.get(index)
  }
}

/** The first index from `start` on for which `belongs` does not hold; it holds up to there and never again. */
function firstAfter(start: number, end: number, belongs: (index: number) => boolean): number {
  let low = start
  let high = end
  while (low < high) {
    const middle = (low + high) >>> 1
    if (belongs(middle)) low = middle + 1
    else high = middle
  }
  return low
}

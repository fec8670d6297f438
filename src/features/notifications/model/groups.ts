import type { Entries } from './entries'

/**
 * The rows with which a new day begins, with the day. The entries are sorted, so each end of a day is found by halving
 * and not by asking the calendar about every entry of a long list.
 */
export function dayStarts({ byId, order }: Entries, dayOf: (timestamp: string) => string): ReadonlyMap<number, string> {
  const dayAt = (index: number) => dayOf(byId.get(order[index] ?? '')?.timestamp ?? '')
  const starts = new Map<number, string>()
  for (let index = 0; index < order.length;) {
    const day = dayAt(index)
    starts.set(index, day)
    index = firstAfter(index, order.length, (candidate) => dayAt(candidate) === day)
  }
  return starts
}

/** The first index from `start` on for which `belongs` does not hold; it holds up to there and never again. */
function firstAfter(start: number, end: number, belongs: (index: number) => boolean): number {
  let low = start + 1
  let high = end
  while (low < high) {
    const middle = (low + high) >>> 1
    if (belongs(middle)) low = middle + 1
    else high = middle
  }
  return low
}

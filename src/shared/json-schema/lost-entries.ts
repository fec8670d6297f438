const counts = new WeakMap<readonly unknown[], number>()

/** So many entries were left out of a list, because they could not be read. */
export function noteLost(list: readonly unknown[], count: number): void {
  counts.set(list, count)
}

/** How many entries were left out of a list, for those who look at how full it is. A copy of it does not know. */
export function countLost(list: readonly unknown[]): number {
  return counts.get(list) ?? 0
}

/** What a list remembers, so that its rows stay where a hand reaches for them. */
export type Steady<Row> = { rows: readonly Row[]; finished: ReadonlySet<string> }

export type SteadyInput<Row> = {
  /** What the server lists now. */
  listed: readonly Row[]
  /** At most so many are shown. */
  most: number
  /** A pointer is over the list, or the focus is in it. */
  held: boolean
}

/**
 * The rows to show: while the list is held or a finished row can still be undone, rows keep their places and none
 * leaves; new ones come below.
 */
export function steadyRows<Row extends { id: string }>(
  { rows, finished }: Steady<Row>,
  { listed, most, held }: SteadyInput<Row>,
): readonly Row[] {
  if (!held && finished.size === 0) return same(rows, listed.slice(0, most))
  const known = new Map(listed.map((row) => [row.id, row]))
  const kept = rows.map((row) => known.get(row.id) ?? row)
  const keptIds = new Set(kept.map(({ id }) => id))
  const added = listed.filter(({ id }) => !keptIds.has(id)).slice(0, Math.max(0, most - kept.length))
  return same(rows, [...kept, ...added])
}

/** The list as it was where nothing differs, so that nothing is drawn again in vain. */
function same<Row>(before: readonly Row[], after: readonly Row[]): readonly Row[] {
  return before.length === after.length && before.every((row, index) => row === after[index]) ? before : after
}

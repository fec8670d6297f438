/** Which entries of a list are chosen, and from which one Shift reaches. */
export type Selected = { chosen: ReadonlySet<string>; anchor: string | null }

/** Nothing is chosen. */
export const NONE_SELECTED: Selected = { chosen: new Set(), anchor: null }

/** Chooses an entry, or drops it; with `reach` all from the last one to this do the same. */
export function toggled(before: Selected, ids: readonly string[], id: string, reach = false): Selected {
  const chosen = new Set(before.chosen)
  const on = !chosen.has(id)
  for (const one of reach ? between(ids, before.anchor, id) : [id]) {
    if (on) chosen.add(one)
    else chosen.delete(one)
  }
  return { chosen, anchor: id }
}

/** Chooses an entry and the one from which an arrow key came. */
export function extended(before: Selected, from: string, to: string): Selected {
  return { chosen: new Set([...before.chosen, from, to]), anchor: to }
}

function between(ids: readonly string[], from: string | null, to: string): readonly string[] {
  const [start, end] = [from === null ? -1 : ids.indexOf(from), ids.indexOf(to)]
  if (start < 0 || end < 0) return [to]
  return ids.slice(Math.min(start, end), Math.max(start, end) + 1)
}

import type { Schemas } from '@/api'

/**
 * Which posts of a list are chosen, and from which one Shift reaches: some of them by name, or all that the list has,
 * on whatever page, but a few.
 */
export type Selected =
  | { kind: 'some'; chosen: ReadonlySet<string>; anchor: string | null }
  | { kind: 'all'; but: ReadonlySet<string>; anchor: string | null }

/** Nothing is chosen. */
export const NONE_SELECTED: Selected = { kind: 'some', chosen: new Set(), anchor: null }

/** All posts of the list are chosen. */
export const ALL_SELECTED: Selected = { kind: 'all', but: new Set(), anchor: null }

/** Whether a post is chosen. */
export function isSelected(selected: Selected, id: string): boolean {
  return selected.kind === 'all' ? !selected.but.has(id) : selected.chosen.has(id)
}

/** How many are chosen of a list of this length. */
export function selectedCount(selected: Selected, totalCount: number): number {
  return selected.kind === 'all' ? Math.max(0, totalCount - selected.but.size) : selected.chosen.size
}

/** Chooses a post, or drops it; with `reach` all from the last one to this do the same. */
export function toggled(before: Selected, ids: readonly string[], id: string, reach = false): Selected {
  return set(before, reach ? between(ids, before.anchor, id) : [id], id, !isSelected(before, id))
}

/** Chooses a post and the one from which an arrow key came. */
export function extended(before: Selected, from: string, to: string): Selected {
  return set(before, [from, to], to, true)
}

/** The same without posts that have left the list; of all those that it has, none is known to have left. */
export function stillIn(selected: Selected, ids: readonly string[]): Selected {
  if (selected.kind === 'all') return selected
  const there = new Set(ids)
  return { ...selected, chosen: new Set([...selected.chosen].filter((id) => there.has(id))) }
}

/** Chooses just these of the posts that have come. */
export function chosenOf(before: Selected, ids: readonly string[], chosen: ReadonlySet<string>): Selected {
  if (chosen.size === 0) return NONE_SELECTED
  const anchor = ids.find((id) => chosen.has(id) !== isSelected(before, id)) ?? before.anchor
  if (before.kind === 'some') return { kind: 'some', chosen, anchor }
  return { kind: 'all', but: new Set(ids.filter((id) => !chosen.has(id))), anchor }
}

/**
 * What is chosen, as a check of it is asked for: all posts of a list by its filter, or, where no filter names the list,
 * each by its id.
 */
export function checkOf(
  selected: Selected,
  ids: readonly string[],
  filter?: Schemas['WorkflowPostFilter'],
): Schemas['NewBulkPreflight'] {
  if (selected.kind === 'some') return { postIds: [...selected.chosen] }
  if (!filter) return { postIds: ids.filter((id) => !selected.but.has(id)) }
  return { filter, ...(selected.but.size > 0 && { excludedPostIds: [...selected.but] }) }
}

function set(before: Selected, ids: readonly string[], anchor: string, on: boolean): Selected {
  const isAll = before.kind === 'all'
  const marked = new Set(isAll ? before.but : before.chosen)
  for (const id of ids) {
    if (on !== isAll) marked.add(id)
    else marked.delete(id)
  }
  return isAll ? { kind: 'all', but: marked, anchor } : { kind: 'some', chosen: marked, anchor }
}

function between(ids: readonly string[], from: string | null, to: string): readonly string[] {
  const [start, end] = [from === null ? -1 : ids.indexOf(from), ids.indexOf(to)]
  if (start < 0 || end < 0) return [to]
  return ids.slice(Math.min(start, end), Math.max(start, end) + 1)
}

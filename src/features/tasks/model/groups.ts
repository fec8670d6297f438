import type { Schemas } from '@/api'
import { type DueGroup, dueGroups } from './due'

type Counts = Readonly<Partial<Record<DueGroup, number>>>

/** A task in its place in a list: its part, whether that begins with it, and whether it is the first or last of it. */
export type PlacedTask = {
  task: Schemas['TaskSummary']
  group: DueGroup | null
  begins: boolean
  isFirst: boolean
  isLast: boolean
}

/**
 * Open tasks in the order of their ends, in parts by when they are due; as one part without counts. The parts are as
 * long as the server has counted them, so that headings and rows agree whatever the clock of this device says.
 */
export function inGroups(
  tasks: readonly Schemas['TaskSummary'][],
  counts: Counts | null,
  hidden: ReadonlySet<string>,
): PlacedTask[] {
  const groupAt = counts ? groupsOf(counts) : () => null
  const shown = tasks.map((task, index) => ({ task, group: groupAt(index) })).filter(({ task }) => !hidden.has(task.id))
  return shown.map(({ task, group }, index) => {
    const isFirst = index === 0 || shown[index - 1]?.group !== group
    const isLast = index === shown.length - 1 || shown[index + 1]?.group !== group
    return { task, group, begins: group !== null && isFirst, isFirst, isLast }
  })
}

/** How many tasks each part has without those that are hidden, which are still among the counts. */
export function shownCounts(
  tasks: readonly Schemas['TaskSummary'][],
  counts: Counts,
  hidden: ReadonlySet<string>,
): Counts {
  const groupAt = groupsOf(counts)
  const shown = { ...counts }
  tasks.forEach(({ id }, index) => {
    const group = groupAt(index)
    if (group && hidden.has(id)) shown[group] = (shown[group] ?? 0) - 1
  })
  return shown
}

/** How many of the tasks of these pages are hidden: their numbers still count them. */
export function hiddenIn(pages: readonly Pick<Schemas['TaskPage'], 'tasks'>[], hidden: ReadonlySet<string>): number {
  if (hidden.size === 0) return 0
  return pages.reduce((sum, { tasks }) => sum + tasks.filter(({ id }) => hidden.has(id)).length, 0)
}

function groupsOf(counts: Counts): (index: number) => DueGroup | null {
  let end = 0
  const ends = dueGroups.map((group) => ({ group, end: (end += counts[group] ?? 0) }))
  return (index) => ends.find((part) => index < part.end)?.group ?? null
}

import type { Schemas } from '@/api'
import { type DueGroup, dueGroupOf } from './due'

/** A task in its place in a list: which part begins with it, and whether it is the first or last of its part. */
export type PlacedTask = {
  task: Schemas['TaskSummary']
  begins: DueGroup | null
  isFirst: boolean
  isLast: boolean
}

/** Open tasks in the order of their ends, in parts by when they are due for the reader; one part without a reader. */
export function inGroups(
  tasks: readonly Schemas['TaskSummary'][],
  reader: { now: number; timeZone: string } | null,
): PlacedTask[] {
  const groups = tasks.map((task) => (reader ? dueGroupOf(task, reader.now, reader.timeZone) : null))
  return tasks.map((task, index) => {
    const group = groups[index] ?? null
    const isFirst = index === 0 || groups[index - 1] !== group
    const isLast = index === tasks.length - 1 || groups[index + 1] !== group
    return { task, begins: isFirst ? group : null, isFirst, isLast }
  })
}

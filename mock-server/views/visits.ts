import type { StateName } from '../content/posts/types.ts'
import { stateNameOf } from '../content/workflows.ts'
import type { RecordState } from '../state/records.ts'
import type { Placed } from './workflow-posts.ts'

/** A stay of a post in a state; null for one that lasts. */
export type Visit = { name: StateName; from: number; to: number | null }

/** The states that a post has been in, oldest first. What was undone never happened. */
export function visitsOf({ post, step }: Placed): Visit[] {
  const records = standingRecords(post)
  const first = records[0] && stateNameOf(records[0].fromState)
  const visits: Visit[] = [{ name: first ?? step.name, from: post.createdAt, to: null }]
  for (const { toState, at } of records) {
    const last = visits.at(-1)
    if (last) last.to = at
    visits.push({ name: stateNameOf(toState) ?? step.name, from: at, to: null })
  }
  return visits
}

/** The transitions of a post that hold. */
export function standingRecords({ records = [] }: { records?: RecordState[] }): RecordState[] {
  return records.filter(({ undone }) => !undone)
}

/** Where a post was at a moment; undefined before it began. */
export function visitAt(visits: readonly Visit[], moment: number): Visit | undefined {
  return visits.find(({ from, to }) => from <= moment && (to === null || moment < to))
}

/** When a post came to its end first within some time; undefined if it did not. */
export function completionOf(placed: Placed, { begins, ends }: Span): Visit | undefined {
  const finals = new Set(placed.workflow.states.filter(({ kind }) => kind === 'final').map(({ name }) => name))
  return visitsOf(placed).find(({ name, from }) => finals.has(name) && isWithin(from, { begins, ends }))
}

/** From one moment to before another. */
export type Span = { begins: number; ends: number }

export function isWithin(moment: number, { begins, ends }: Span): boolean {
  return begins <= moment && moment < ends
}

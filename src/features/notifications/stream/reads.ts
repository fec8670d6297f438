import type { Reads } from '@/shared/tabs'
import type { Notification, Position } from '../notification'
import { compare, momentOf } from './entries'

/** Whether these reads make an entry read. What is new in an entry since it was marked is not covered. */
export function covers({ marked, upTo }: Reads, entry: Notification): boolean {
  if (upTo !== null && compare(entry, upTo) >= 0) return true
  return marked.some((mark) => mark.id === entry.id && momentOf(entry) <= momentOf(mark))
}

export function isEmpty({ marked, upTo }: Reads): boolean {
  return marked.length === 0 && upTo === null
}

/** Where an entry stands, without the entry. */
export function positionOf({ id, timestamp }: Position): Position {
  return { id, timestamp }
}

/** The position that stands above the others; null of none. */
export function newestOf(positions: readonly Position[]): Position | null {
  return positions.reduce<Position | null>(
    (top, position) => (top && compare(top, position) <= 0 ? top : position),
    null,
  )
}

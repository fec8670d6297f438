import type { VirtualItem } from '@tanstack/react-virtual'

/** Where somebody was in the feed when they left it. */
export type FeedPosition = {
  scrollTop: number
  /** Heights that were measured, so that the list is as long as it was before anything is drawn again. */
  measurements: VirtualItem[]
  /** Whose card held the focus. */
  focusedPostId: string | null
}

/** By the key of the history entry; the oldest are forgotten, since nobody goes back so far. */
const positions = new Map<string, FeedPosition>()
const most = 20

export function rememberPosition(entry: string, position: FeedPosition): void {
  positions.delete(entry)
  positions.set(entry, position)
  const oldest = positions.keys().next().value
  if (positions.size > most && oldest !== undefined) positions.delete(oldest)
}

export function recallPosition(entry: string): FeedPosition | undefined {
  return positions.get(entry)
}

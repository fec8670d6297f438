import type { VirtualItem } from '@tanstack/react-virtual'

/** The position in the feed when it was left. */
export type FeedPosition = {
  scrollTop: number
  /** Heights that were measured, so that the list is as long as it was before anything is drawn again. */
  measurements: VirtualItem[]
  /** The post whose card had the focus. */
  focusedPostId: string | null
}

/** By the key of the history entry; the oldest are dropped. */
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

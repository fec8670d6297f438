import type { Schemas } from '../schemas.ts'
import type { FeedVisits, PostState } from '../state/data.ts'
import { instant, minute } from '../state/times.ts'

/** A visit of a feed lasts until nothing was heard of it for so long. */
const visitMs = 30 * minute

/** The visit before the one that goes on, or the last one where none does. */
export function visitBefore(visits: FeedVisits | undefined, now: number) {
  return visits && now - visits.at > visitMs ? { order: visits.order, at: visits.at } : visits?.before
}

/** Where the visit before ended in a feed, newest first: what has left it since is passed over. */
export function positionIn(
  feed: readonly PostState[],
  visits: FeedVisits | undefined,
  now: number,
): Schemas['FeedPosition'] | null {
  const before = visitBefore(visits, now)
  const post = before && feed.find(({ order }) => order <= before.order)
  return post ? { postId: post.id, at: instant(before.at) } : null
}

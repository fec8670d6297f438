import type { Schemas } from '@/api'

type Operation = Pick<Schemas['BulkOperation'], 'posts' | 'successPostsCount' | 'failedPostsCount'>

/** How many posts have changed, could not, and have not had their turn. */
export function countsOf({ posts, successPostsCount: done, failedPostsCount: failed }: Operation) {
  const total = Math.max(posts.length, done + failed)
  return { total, done, failed, waiting: total - done - failed }
}

import type { Schemas } from '@/api'

import type { FeedPage } from '../api/post-queries'

/** A post of a feed; a compact one had been read before it came. */
export type FeedPost = Schemas['PostSummary'] & { compact?: boolean }

/** Reading a post does not change how it looks: that would move what is below. */
export function shownPosts({ posts, readBefore }: FeedPage, visited: boolean): FeedPost[] {
  return visited && readBefore?.size
    ? posts.map((post) => (readBefore.has(post.id) ? { ...post, compact: true } : post))
    : posts
}

/** A post that arrives while somebody scrolls pushes the others on, so two pages may both hold one of them. */
export function uniquePosts<P extends { id: string }>(posts: readonly P[]): P[] {
  return [...new Map(posts.map((post) => [post.id, post])).values()]
}

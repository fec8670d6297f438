import type { Schemas } from '@/api'

/** A post of a feed. A compact one had been read before it came. */
export type FeedPost = Schemas['PostSummary'] & { compact?: boolean }

/** A page of the feed as it came. */
export type FeedPage = Omit<Schemas['PostPage'], 'posts'> & { posts: FeedPost[] }

/** Marks what had been read before. Reading a post later changes no card, which would move what is below it. */
export function asFetched(page: Schemas['PostPage']): FeedPage {
  return { ...page, posts: page.posts.map((post) => (post.read ? { ...post, compact: true } : post)) }
}

/** A post that arrives while somebody scrolls pushes the others on, so two pages may both hold one of them. */
export function uniquePosts<P extends { id: string }>(posts: readonly P[]): P[] {
  return [...new Map(posts.map((post) => [post.id, post])).values()]
}

/** The posts of a fresh first page that stand above all that are shown. */
export function newPosts(shown: FeedPage, fresh: FeedPage): FeedPost[] {
  const ids = new Set(shown.posts.map(({ id }) => id))
  const first = fresh.posts.findIndex(({ id }) => ids.has(id))
  return first < 0 ? fresh.posts : fresh.posts.slice(0, first)
}

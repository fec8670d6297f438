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

/**
 * The posts of a fresh first page that were published after all that are shown. What was shown may be gone from it: a
 * post that was read leaves the unread ones.
 */
export function newPosts(shown: FeedPage, fresh: FeedPage): FeedPost[] {
  const [newest] = shown.posts
  return newest ? fresh.posts.filter((post) => publishedAt(post) > publishedAt(newest)) : fresh.posts
}

function publishedAt({ createdAt }: FeedPost): number {
  return Date.parse(createdAt)
}

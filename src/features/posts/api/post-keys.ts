/** Where posts are kept in the cache. */
export const postKeys = {
  all: ['posts'] as const,
  lists: ['posts', 'list'] as const,
  detail: (postId: string) => ['posts', 'detail', postId] as const,
}

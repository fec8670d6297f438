import { type InfiniteData, infiniteQueryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query'

import { api, type Schemas, unwrap } from '@/api'

type Comment = Schemas['Comment']
type Pages = InfiniteData<Schemas['CommentPage'], string | null>

/** Comments in one page of a conversation: most conversations are one page. */
const COMMENTS_PAGE_SIZE = 50

/** The conversations below posts, oldest first. */
export const commentQueries = {
  all: ['comments'] as const,
  list: (postId: string) =>
    infiniteQueryOptions({
      queryKey: ['comments', 'list', postId] as const,
      queryFn: ({ pageParam, signal }) =>
        unwrap(
          api.GET('/internal/v2/communication/posts/{postId}/comments', {
            params: {
              path: { postId },
              query: { pageSize: COMMENTS_PAGE_SIZE, ...(pageParam !== null && { pageToken: pageParam }) },
            },
            signal,
          }),
        ),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.nextPageToken,
    }),
}

/** Where people talk: below a post, or below something of a post. */
export type Conversation = {
  postId: string
  /** Under which its comments are kept, where it is not the post's own. */
  listKey?: QueryKey
  /** The server has deleted a comment, which may be counted elsewhere. */
  onDeleted?: () => void
}

/** The key under which the comments of a conversation are kept. */
export function listKeyOf({ postId, listKey }: Conversation): QueryKey {
  return listKey ?? commentQueries.list(postId).queryKey
}

/** Changes a loaded comment; an answer that left the server before does not put the old state back. */
export function patchComment(
  queryClient: QueryClient,
  { commentId, ...conversation }: Conversation & { commentId: string },
  change: (comment: Comment) => Comment,
): void {
  const queryKey = listKeyOf(conversation)
  const apply = () => {
    queryClient.setQueryData<Pages>(queryKey, (data) => data && patchPages(data, commentId, change))
  }
  apply()
  const query = queryClient.getQueryCache().find({ queryKey })
  if (query?.state.fetchStatus === 'fetching') query.promise?.then(apply, apply)
}

function patchPages(data: Pages, commentId: string, change: (comment: Comment) => Comment): Pages {
  const pages = data.pages.map((page) => ({
    ...page,
    comments: page.comments.map((comment) => (comment.id === commentId ? change(comment) : comment)),
  }))
  return { ...data, pages }
}

import { queryOptions } from '@tanstack/react-query'

import { api, unwrap } from '@/api'

/** The files of posts, with the token that the next save has to name. */
export const attachmentQueries = {
  all: ['attachments'] as const,
  list: (postId: string) =>
    queryOptions({
      queryKey: ['attachments', 'list', postId] as const,
      queryFn: ({ signal }) =>
        unwrap(
          api.GET('/internal/v2/communication/posts/{postId}/attachments', { params: { path: { postId } }, signal }),
        ),
    }),
}

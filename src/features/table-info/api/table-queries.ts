import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '@/api'

/** Everything that is asked about tables. */
export const tableQueries = {
  /** All rows of a table of a post, with which it is forgotten. It never changes, so it is asked for once. */
  whole: (postId: string, tableId: string) =>
    queryOptions({
      queryKey: ['tables', postId, tableId] as const,
      queryFn: ({ signal }) =>
        unwrap(
          api.GET('/internal/v2/communication/posts/data/tables/{tableId}', { params: { path: { tableId } }, signal }),
        ),
      staleTime: Infinity,
    }),
}

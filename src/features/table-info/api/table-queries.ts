import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '@/api'

/** Everything that is asked about tables. */
export const tableQueries = {
  /** All rows of a table. It never changes, so it is asked for once. */
  whole: (tableId: string) =>
    queryOptions({
      queryKey: ['tables', tableId] as const,
      queryFn: ({ signal }) =>
        unwrap(
          api.GET('/internal/v2/communication/posts/data/tables/{tableId}', { params: { path: { tableId } }, signal }),
        ),
      staleTime: Infinity,
    }),
}

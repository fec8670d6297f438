import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '@/api'

/** Bulk operations as the server keeps them: the report reads one, also long after it ended. */
export const bulkQueries = {
  all: ['bulk-operations'] as const,
  operation: (operationId: string) =>
    queryOptions({
      queryKey: [...bulkQueries.all, operationId] as const,
      queryFn: ({ signal }) =>
        unwrap(
          api.GET('/internal/v2/communication/bulk-transitions/{operationId}', {
            params: { path: { operationId } },
            signal,
          }),
        ),
    }),
}

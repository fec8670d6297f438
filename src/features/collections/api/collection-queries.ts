import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '@/api'

/** Everything that is asked about collections, with the keys it is kept under. */
export const collectionQueries = {
  list: () =>
    queryOptions({
      queryKey: ['collections', 'list'] as const,
      queryFn: ({ signal }) => unwrap(api.GET('/internal/v2/communication/collections', { signal })),
    }),
}

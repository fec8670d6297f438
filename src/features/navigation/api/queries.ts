import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '@/api'

/** What the shell shows beside the page: numbers of the sidebar and the homes. */
export const navigationQueries = {
  counts: () =>
    queryOptions({
      queryKey: ['navigation', 'counts'] as const,
      queryFn: ({ signal }) => unwrap(api.GET('/internal/v2/navigation/counts', { signal })),
    }),
  homes: () =>
    queryOptions({
      queryKey: ['navigation', 'homes'] as const,
      queryFn: ({ signal }) => unwrap(api.GET('/internal/v2/homes', { signal })),
      staleTime: Infinity,
    }),
}

import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '@/api'

export const quickQueries = {
  suggestions: (q: string) =>
    queryOptions({
      queryKey: ['search', 'quick', q] as const,
      queryFn: ({ signal }) =>
        unwrap(api.GET('/internal/v2/communication/search/quick', { params: { query: { q } }, signal })),
    }),
}

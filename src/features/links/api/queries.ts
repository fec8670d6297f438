import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '@/api'

export const linkQueries = {
  /** Links to other tools of the organisation. */
  external: () =>
    queryOptions({
      queryKey: ['external-links'] as const,
      queryFn: ({ signal }) => unwrap(api.GET('/internal/v2/communication/settings/external-links', { signal })),
    }),
}

import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '@/api'

/** What the portal learns about the installation, once a start. */
export const environmentQueries = {
  info: () =>
    queryOptions({
      queryKey: ['environment', 'info'] as const,
      queryFn: ({ signal }) => unwrap(api.GET('/core/settings/environment', { signal })),
      staleTime: Infinity,
    }),
  timeZones: () =>
    queryOptions({
      queryKey: ['environment', 'time-zones'] as const,
      queryFn: ({ signal }) => unwrap(api.GET('/core/settings/time-zones', { signal })),
      staleTime: Infinity,
    }),
}

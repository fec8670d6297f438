import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api, type operations, unwrap } from '@/api'

/** What the log is narrowed to. */
export type AuditFilter = Omit<
  NonNullable<operations['listAuditEntries']['parameters']['query']>,
  'pageSize' | 'pageToken'
>

/** Everything that is asked about the installation, with the keys it is kept under. */
export const adminQueries = {
  info: () =>
    queryOptions({
      queryKey: ['admin', 'info'] as const,
      queryFn: ({ signal }) => unwrap(api.GET('/internal/v3/admin/data/global/admin-info', { signal })),
    }),
  audit: (filter: AuditFilter) =>
    infiniteQueryOptions({
      queryKey: ['admin', 'audit', filter] as const,
      queryFn: ({ pageParam, signal }) =>
        unwrap(
          api.GET('/internal/v3/admin/audit-entries', {
            params: { query: { ...filter, pageSize: 50, ...(pageParam !== null && { pageToken: pageParam }) } },
            signal,
          }),
        ),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.nextPageToken,
    }),
}

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '@/api'

const pages = {
  initialPageParam: null as string | null,
  getNextPageParam: (page: { nextPageToken?: string | null }) => page.nextPageToken ?? null,
}
const pageOf = (pageToken: string | null) => ({ pageSize: 20, ...(pageToken !== null && { pageToken }) })

/** What stands on the page of a person beside the profile itself. */
export const profileQueries = {
  inCommon: (userId: string) =>
    queryOptions({
      queryKey: ['people', 'in-common', userId] as const,
      queryFn: ({ signal }) =>
        unwrap(api.GET('/internal/v2/users/{userId}/in-common', { params: { path: { userId } }, signal })),
    }),
  reports: (userId: string) =>
    infiniteQueryOptions({
      queryKey: ['people', 'reports', userId] as const,
      queryFn: ({ pageParam, signal }) =>
        unwrap(
          api.GET('/internal/v2/users/{userId}/reports', {
            params: { path: { userId }, query: pageOf(pageParam) },
            signal,
          }),
        ),
      ...pages,
    }),
  reportingLine: (userId: string) =>
    queryOptions({
      queryKey: ['people', 'reporting-line', userId] as const,
      queryFn: ({ signal }) =>
        unwrap(api.GET('/internal/v2/users/{userId}/reporting-line', { params: { path: { userId } }, signal })),
    }),
  communities: (userId: string) =>
    infiniteQueryOptions({
      queryKey: ['people', 'communities', userId] as const,
      queryFn: ({ pageParam, signal }) =>
        unwrap(
          api.GET('/internal/v2/users/{userId}/communities', {
            params: { path: { userId }, query: pageOf(pageParam) },
            signal,
          }),
        ),
      ...pages,
    }),
  posts: (userId: string) =>
    infiniteQueryOptions({
      queryKey: ['people', 'posts', userId] as const,
      queryFn: ({ pageParam, signal }) =>
        unwrap(
          api.GET('/internal/v2/communication/posts', {
            params: { query: { authorId: userId, ...pageOf(pageParam) } },
            signal,
          }),
        ),
      ...pages,
    }),
}

import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, type operations, unwrap } from '@/api'

/** Which days and which community are looked at. */
export type StatisticsFilter = Pick<
  NonNullable<operations['getPostStatistics']['parameters']['query']>,
  'from' | 'to' | 'communityId'
>

const all = ['workflow', 'lists', 'statistics'] as const

/** What is asked of statistics. Their keys lie below those of the lists, so that both are renewed together. */
export const statisticsQueries = {
  ofWorkflow: (workflowId: string, filter: StatisticsFilter) =>
    queryOptions({
      queryKey: [...all, workflowId, filter] as const,
      queryFn: ({ signal }) =>
        unwrap(
          api.GET('/internal/v2/communication/workflows/{workflowId}/statistics', {
            params: { path: { workflowId }, query: filter },
            signal,
          }),
        ),
      placeholderData: keepPreviousData,
    }),
  ofPosts: (workflowId: string | undefined, filter: StatisticsFilter) =>
    queryOptions({
      queryKey: [...all, 'posts', workflowId ?? null, filter] as const,
      queryFn: ({ signal }) =>
        unwrap(
          api.GET('/internal/v2/communication/statistics/posts', {
            params: { query: { ...filter, ...(workflowId !== undefined && { workflowId }) } },
            signal,
          }),
        ),
      placeholderData: keepPreviousData,
    }),
}

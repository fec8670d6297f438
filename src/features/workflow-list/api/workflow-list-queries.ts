import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api, type operations, unwrap } from '@/api'

/** Which posts in workflows are listed, and in which order. */
export type WorkflowPostFilter = Omit<
  NonNullable<operations['listWorkflowPosts']['parameters']['query']>,
  'pageSize' | 'pageToken'
>

/** Everything that lists workflows and the posts in them; renewed together after each transition. */
const lists = ['workflow', 'lists'] as const

/** Workflows and the posts in them, with the keys they are kept under. */
export const workflowListQueries = {
  posts: (filter: WorkflowPostFilter) =>
    infiniteQueryOptions({
      queryKey: [...lists, 'posts', filter] as const,
      queryFn: ({ pageParam, signal }) =>
        unwrap(
          api.GET('/internal/v2/communication/workflow-posts', {
            params: { query: { ...filter, pageSize: 50, ...(pageParam !== null && { pageToken: pageParam }) } },
            signal,
          }),
        ),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.nextPageToken,
    }),
  workflows: () =>
    queryOptions({
      queryKey: [...lists, 'workflows'] as const,
      queryFn: ({ signal }) => unwrap(api.GET('/internal/v2/communication/workflows', { signal })),
    }),
  workflow: (workflowId: string) =>
    queryOptions({
      queryKey: [...lists, 'workflow', workflowId] as const,
      queryFn: ({ signal }) =>
        unwrap(
          api.GET('/internal/v2/communication/workflows/{workflowId}', { params: { path: { workflowId } }, signal }),
        ),
    }),
}

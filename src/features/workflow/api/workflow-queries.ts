import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, type operations, type Schemas, unwrap } from '@/api'
import { navigationQueries } from '@/features/navigation'
import { patchPost } from '@/features/posts'

type PostWorkflow = Schemas['PostWorkflow']

/** Which posts in workflows are listed, and in which order. */
export type WorkflowPostFilter = Omit<
  NonNullable<operations['listWorkflowPosts']['parameters']['query']>,
  'pageSize' | 'pageToken'
>

const all = ['workflow'] as const

/** Everything that is asked about workflows, with the keys it is kept under. */
export const workflowQueries = {
  all,
  ofPost: (postId: string) =>
    queryOptions({
      queryKey: [...all, 'post', postId] as const,
      queryFn: ({ signal }) =>
        unwrap(api.GET('/internal/v2/communication/posts/{postId}/workflow', { params: { path: { postId } }, signal })),
    }),
  records: (postId: string) =>
    infiniteQueryOptions({
      queryKey: [...all, 'records', postId] as const,
      queryFn: ({ pageParam, signal }) =>
        unwrap(
          api.GET('/internal/v2/communication/posts/{postId}/workflow/records', {
            params: { path: { postId }, query: pageParam === null ? {} : { pageToken: pageParam } },
            signal,
          }),
        ),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.nextPageToken,
    }),
  posts: (filter: WorkflowPostFilter) =>
    infiniteQueryOptions({
      queryKey: [...all, 'lists', filter] as const,
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
      queryKey: [...all, 'lists', 'workflows'] as const,
      queryFn: ({ signal }) => unwrap(api.GET('/internal/v2/communication/workflows', { signal })),
    }),
  workflow: (workflowId: string) =>
    queryOptions({
      queryKey: [...all, 'lists', 'workflow', workflowId] as const,
      queryFn: ({ signal }) =>
        unwrap(
          api.GET('/internal/v2/communication/workflows/{workflowId}', { params: { path: { workflowId } }, signal }),
        ),
    }),
}

/** Shows everywhere how a post stands now; lists, records and the numbers of the menu are asked for again. */
export function showPostWorkflow(queryClient: QueryClient, postId: string, workflow: PostWorkflow): void {
  const { workflowId, since, waitingForMe, overTarget, nextTransition, occToken, state } = workflow
  const short = { workflowId, since, waitingForMe, overTarget, nextTransition, occToken }
  queryClient.setQueryData(workflowQueries.ofPost(postId).queryKey, workflow)
  patchPost(queryClient, postId, (post) => ({ ...post, workflowState: state, workflow: short }))
  void queryClient.invalidateQueries({ queryKey: workflowQueries.records(postId).queryKey })
  void queryClient.invalidateQueries({ queryKey: [...all, 'lists'] })
  void queryClient.invalidateQueries({ queryKey: navigationQueries.counts().queryKey })
}

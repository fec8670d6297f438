import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api'
import { navigationQueries } from '@/features/navigation'
import { patchPost, postKeys } from '@/features/post-cache'

const all = ['workflow'] as const
const workflow = '/internal/v2/communication/posts/{postId}/workflow'

/** How posts stand in their workflows, with the keys it is kept under. */
export const workflowQueries = {
  ofPost: (postId: string) =>
    queryOptions({
      queryKey: [...all, 'post', postId] as const,
      queryFn: ({ signal }) => unwrap(api.GET(workflow, { params: { path: { postId } }, signal })),
    }),
  option: (postId: string, transitionId: string) =>
    queryOptions({
      queryKey: [...all, 'option', postId, transitionId] as const,
      queryFn: ({ signal }) =>
        unwrap(
          api.GET(`${workflow}/transitions/{transitionId}`, { params: { path: { postId, transitionId } }, signal }),
        ),
    }),
  records: (postId: string) =>
    infiniteQueryOptions({
      queryKey: [...all, 'records', postId] as const,
      queryFn: ({ pageParam, signal }) =>
        unwrap(
          api.GET(`${workflow}/records`, {
            params: { path: { postId }, query: pageParam === null ? {} : { pageToken: pageParam } },
            signal,
          }),
        ),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.nextPageToken,
    }),
}

/** Shows everywhere how a post stands now; lists, records and the numbers of the menu are asked for again. */
export function showPostWorkflow(queryClient: QueryClient, postId: string, workflow: Schemas['PostWorkflow']): void {
  const { workflowId, since, waitingForMe, overTarget, nextTransition, occToken, state } = workflow
  const short = { workflowId, since, waitingForMe, overTarget, nextTransition, occToken }
  queryClient.setQueryData(workflowQueries.ofPost(postId).queryKey, workflow)
  patchPost(queryClient, postId, (post) => ({ ...post, workflowState: state, workflow: short }))
  const stale = [
    workflowQueries.records(postId).queryKey,
    [...all, 'lists'],
    // A step may have changed the planning of the post, and who may do what with it.
    postKeys.detail(postId),
    navigationQueries.counts().queryKey,
  ]
  for (const queryKey of stale) void queryClient.invalidateQueries({ queryKey })
}

import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api'
import { renewTasks } from '@/features/tasks'
import type { FeedbackFilter } from '../model/states'

const all = ['feedback'] as const
const ofPost = '/internal/v2/communication/posts/{postId}/feedback-requests'
const ofTask = '/internal/v2/communication/feedback-tasks/{taskId}'

/** Everything that is asked about feedback, with the keys it is kept under. */
export const feedbackQueries = {
  requests: (postId: string) =>
    queryOptions({
      queryKey: [...all, 'requests', postId] as const,
      queryFn: ({ signal }) => unwrap(api.GET(ofPost, { params: { path: { postId } }, signal })),
    }),
  request: (postId: string, requestId: string) =>
    queryOptions({
      queryKey: [...all, 'requests', postId, requestId] as const,
      queryFn: ({ signal }) =>
        unwrap(api.GET(`${ofPost}/{requestId}`, { params: { path: { postId, requestId } }, signal })),
    }),
  tasks: (postId: string, requestId: string, state: FeedbackFilter, search: string) =>
    infiniteQueryOptions({
      queryKey: [...all, 'tasks', requestId, state, search] as const,
      queryFn: ({ pageParam, signal }) =>
        unwrap(
          api.GET(`${ofPost}/{requestId}/tasks`, {
            params: {
              path: { postId, requestId },
              query: { pageSize: 50, ...(state !== 'all' && { state }), ...(search && { search }), ...pageParam },
            },
            signal,
          }),
        ),
      initialPageParam: {} as { pageToken?: string },
      getNextPageParam: ({ nextPageToken: pageToken }) => (pageToken === null ? undefined : { pageToken }),
    }),
  task: (taskId: string) =>
    queryOptions({
      queryKey: [...all, 'one', taskId] as const,
      queryFn: ({ signal }) => unwrap(api.GET(ofTask, { params: { path: { taskId } }, signal })),
    }),
}

/** Shows a feedback task as it now stands; lists and numbers are asked for again. */
export function showFeedback(queryClient: QueryClient, task: Schemas['FeedbackTask']): void {
  queryClient.setQueryData(feedbackQueries.task(task.id).queryKey, task)
  renewFeedback(queryClient, task.post.id)
}

/** Asks again for the lists of feedback, and for the tasks that it makes. */
export function renewFeedback(queryClient: QueryClient, postId: string): void {
  for (const part of ['requests', 'tasks']) void queryClient.invalidateQueries({ queryKey: [...all, part] })
  renewTasks(queryClient, postId)
}

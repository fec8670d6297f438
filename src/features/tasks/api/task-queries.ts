import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, type operations, type Schemas, unwrap } from '@/api'
import { navigationQueries } from '@/features/navigation'

/** Which tasks are listed, and in which order. */
export type TaskFilter = Omit<
  NonNullable<operations['listTasks']['parameters']['query']>,
  'pageSize' | 'pageToken' | 'timeZone'
>

const all = ['tasks'] as const
const path = '/internal/v2/communication/tasks/{taskId}'

/** Nothing of one task is kept once it is out of sight: its post may be closed to the person by the next time. */
const gcTime = 0

/** Everything that is asked about tasks, with the keys it is kept under. */
export const taskQueries = {
  lists: [...all, 'lists'] as const,
  list: (filter: TaskFilter, timeZone: string) =>
    infiniteQueryOptions({
      // The post stands by itself too: one that is closed to the person takes the list of its tasks along.
      queryKey: [...all, 'lists', filter, timeZone, filter.postId ?? null] as const,
      queryFn: ({ pageParam, signal }) =>
        unwrap(
          api.GET('/internal/v2/communication/tasks', {
            params: {
              query: { ...filter, timeZone, pageSize: 50, ...(pageParam !== null && { pageToken: pageParam }) },
            },
            signal,
          }),
        ),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.nextPageToken,
    }),
  ofPost: (postId: string, state: 'open' | 'closed', timeZone: string) =>
    taskQueries.list({ scope: 'post', postId, state }, timeZone),
  task: (taskId: string) =>
    queryOptions({
      queryKey: [...all, 'one', taskId] as const,
      gcTime,
      queryFn: ({ signal }) => unwrap(api.GET(path, { params: { path: { taskId } }, signal })),
    }),
  comments: (taskId: string) =>
    infiniteQueryOptions({
      queryKey: [...all, 'one', taskId, 'comments'] as const,
      gcTime,
      queryFn: ({ pageParam, signal }) =>
        unwrap(
          api.GET(`${path}/comments`, {
            params: { path: { taskId }, query: { pageSize: 50, ...(pageParam !== null && { pageToken: pageParam }) } },
            signal,
          }),
        ),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.nextPageToken,
    }),
  activity: (taskId: string) =>
    queryOptions({
      queryKey: [...all, 'one', taskId, 'activity'] as const,
      gcTime,
      queryFn: ({ signal }) => unwrap(api.GET(`${path}/activity`, { params: { path: { taskId } }, signal })),
    }),
}

/** Shows a task as it now stands; lists, numbers, its post and what waits for it there are asked for again. */
export function showTask(queryClient: QueryClient, task: Schemas['Task']): void {
  queryClient.setQueryData(taskQueries.task(task.id).queryKey, task)
  renewTasks(queryClient, task.post.id)
  void queryClient.invalidateQueries({ queryKey: taskQueries.activity(task.id).queryKey })
}

/** Asks again for all lists of tasks and what counts them. */
export function renewTasks(queryClient: QueryClient, postId: string): void {
  const stale = [
    taskQueries.lists,
    navigationQueries.counts().queryKey,
    ['posts', 'detail', postId],
    // A step may have waited for the task.
    ['workflow'],
  ]
  for (const queryKey of stale) void queryClient.invalidateQueries({ queryKey })
}

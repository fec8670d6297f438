import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api'

const path = '/internal/v2/communication/posts/{postId}/visibility'

/** Who can read a post, all of them by name, and whether one person can. */
export const visibilityQueries = {
  ofPost: (postId: string) =>
    queryOptions({
      queryKey: ['visibility', postId] as const,
      queryFn: ({ signal }) => unwrap(api.GET(path, { params: { path: { postId } }, signal })),
    }),
  readers: (postId: string, search: string) =>
    infiniteQueryOptions({
      queryKey: ['visibility', postId, 'readers', search] as const,
      queryFn: ({ pageParam, signal }) =>
        unwrap(
          api.GET(`${path}/readers`, {
            params: { path: { postId }, query: { pageSize: 50, ...(search && { search }), ...pageParam } },
            signal,
          }),
        ),
      initialPageParam: {} as { pageToken?: string },
      getNextPageParam: ({ nextPageToken: pageToken }) => (pageToken === null ? undefined : { pageToken }),
    }),
  reader: (postId: string, userId: string) =>
    queryOptions({
      queryKey: ['visibility', postId, 'reader', userId] as const,
      queryFn: ({ signal }) =>
        unwrap(api.GET(`${path}/readers/{userId}`, { params: { path: { postId, userId } }, signal })),
    }),
}

/** Says who can read a post from now on; sentence, number, list and answers are asked for anew. */
export async function saveVisibility(
  queryClient: QueryClient,
  postId: string,
  body: Schemas['PostVisibilityChange'],
): Promise<Schemas['PostVisibility']> {
  const saved = await unwrap(api.PUT(path, { params: { path: { postId } }, body }))
  queryClient.setQueryData(visibilityQueries.ofPost(postId).queryKey, saved)
  for (const queryKey of [['visibility', postId], ['subject-candidates'], ['posts', 'detail', postId]])
    void queryClient.invalidateQueries({ queryKey })
  return saved
}

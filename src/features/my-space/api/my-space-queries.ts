import { infiniteQueryOptions } from '@tanstack/react-query'
import { api, type operations, type Schemas, unwrap } from '@/api'
import { navigationQueries } from '@/features/navigation'

/** Everything that can wait for a person. */
export const waitingKinds = ['decision', 'acknowledgement', 'answer', 'invitation', 'task', 'failed-schedule'] as const

export type WaitingKind = (typeof waitingKinds)[number]

/** Which saved posts are listed, and in which order. */
export type FavouriteFilter = Omit<
  NonNullable<operations['listFavourites']['parameters']['query']>,
  'pageSize' | 'pageToken'
>

// Below the key of the numbers: whoever asks for these again asks for the lists that they count.
const counts = navigationQueries.counts().queryKey

/** Everything that is asked about what waits for a person, with the keys it is kept under. */
export const mySpaceQueries = {
  counts: () => navigationQueries.counts(),
  waiting: (kind: readonly WaitingKind[], pageSize = 50) =>
    infiniteQueryOptions({
      queryKey: [...counts, 'waiting', kind, pageSize] as const,
      queryFn: ({ pageParam, signal }) =>
        unwrap(
          api.GET('/internal/v2/communication/waiting', {
            params: { query: { kind: [...kind], pageSize, ...(pageParam !== null && { pageToken: pageParam }) } },
            signal,
          }),
        ),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.nextPageToken,
    }),
  mentions: (filter: 'all' | 'unread') =>
    infiniteQueryOptions({
      queryKey: [...counts, 'mentions', filter] as const,
      queryFn: ({ pageParam, signal }) =>
        unwrap(
          api.GET('/internal/v2/communication/mentions', {
            params: { query: { filter, pageSize: 50, ...(pageParam !== null && { pageToken: pageParam }) } },
            signal,
          }),
        ),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.nextPageToken,
    }),
  favourites: (filter: FavouriteFilter) =>
    infiniteQueryOptions({
      queryKey: ['favourites', filter] as const,
      // A post is saved and let go in many places.
      staleTime: 0,
      queryFn: ({ pageParam, signal }) =>
        unwrap(
          api.GET('/internal/v2/communication/favourites', {
            params: { query: { ...filter, pageSize: 50, ...(pageParam !== null && { pageToken: pageParam }) } },
            signal,
          }),
        ),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.nextPageToken,
    }),
  events: (pageSize: number) =>
    infiniteQueryOptions({
      queryKey: ['events', 'next', pageSize] as const,
      queryFn: ({ signal }) =>
        unwrap(api.GET('/internal/v2/communication/events', { params: { query: { pageSize } }, signal })),
      initialPageParam: null as string | null,
      getNextPageParam: () => null,
    }),
}

/** Marks mentions as read, and their notifications with them. */
export function markMentionsRead(body: Schemas['MarkMentionsRead']): Promise<Schemas['MentionsRead']> {
  return unwrap(api.PUT('/internal/v2/communication/mentions/read', { body }))
}

/** Takes a post that is gone from the favourites. */
export async function forgetFavourite(postId: string): Promise<void> {
  await unwrap(api.DELETE('/internal/v2/communication/posts/{postId}/bookmark', { params: { path: { postId } } }))
}

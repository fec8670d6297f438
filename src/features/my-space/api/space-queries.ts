import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import { api, type operations, type Schemas, unwrap } from '@/api'
import { navigationQueries } from '@/features/navigation'
import type { waitingKinds } from './my-space-queries'

/** Which favourites are listed, and in which order. */
export type FavouriteFilter = Omit<
  NonNullable<operations['listFavourites']['parameters']['query']>,
  'pageSize' | 'pageToken'
>

export type MentionFilter = 'all' | 'unread'

const pageSize = 50

// Below the key of the numbers: whoever asks for these again asks for the lists that they count.
const counts = navigationQueries.counts().queryKey

const pages = {
  initialPageParam: null as string | null,
  getNextPageParam: (page: { nextPageToken: string | null }) => page.nextPageToken,
}

const pageOf = (token: string | null) => ({ pageSize, ...(token !== null && { pageToken: token }) })

/** The lists of My space, with the keys they are kept under. */
export const spaceQueries = {
  waiting: (kind: (typeof waitingKinds)[number]) =>
    infiniteQueryOptions({
      ...pages,
      queryKey: [...counts, 'waiting', kind] as const,
      queryFn: ({ pageParam, signal }) =>
        unwrap(
          api.GET('/internal/v2/communication/waiting', {
            params: { query: { kind: [kind], ...pageOf(pageParam) } },
            signal,
          }),
        ),
    }),
  mentions: (filter: MentionFilter) =>
    infiniteQueryOptions({
      ...pages,
      queryKey: [...counts, 'mentions', filter] as const,
      queryFn: ({ pageParam, signal }) =>
        unwrap(
          api.GET('/internal/v2/communication/mentions', {
            params: { query: { ...(filter === 'unread' && { filter }), ...pageOf(pageParam) } },
            signal,
          }),
        ),
    }),
  favourites: (filter: FavouriteFilter) =>
    infiniteQueryOptions({
      ...pages,
      queryKey: [...counts, 'favourites', filter] as const,
      // Posts are kept and let go of on every screen.
      refetchOnMount: 'always' as const,
      queryFn: ({ pageParam, signal }) =>
        unwrap(
          api.GET('/internal/v2/communication/favourites', {
            params: { query: { ...filter, ...pageOf(pageParam) } },
            signal,
          }),
        ),
    }),
}

/** Marks mentions as read; the page may be left meanwhile. */
export function markMentionsRead(body: Schemas['MentionsToRead']): Promise<Schemas['MentionsRead']> {
  return unwrap(api.PUT('/internal/v2/communication/mentions/read', { body, keepalive: true }))
}

/** Takes a post out of the favourites; the page may be left meanwhile. */
export function takeOut(postId: string): Promise<Schemas['PostBookmark']> {
  const params = { path: { postId } }
  return unwrap(api.DELETE('/internal/v2/communication/posts/{postId}/bookmark', { params, keepalive: true }))
}

/** Asks again for the numbers and the lists that they count. */
export function renewSpace(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: counts })
}

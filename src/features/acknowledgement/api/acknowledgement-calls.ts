import { infiniteQueryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api'
import type { AddressState } from '@/shared/address-state'

const base = '/internal/v2/communication/posts/{postId}/acknowledgements'
const path = (postId: string) => ({ params: { path: { postId } } })

/** Whom the list shows: everybody, or who stands somewhere; those overdue are among the others. */
export type Standing = AddressState<'post-acknowledgements'>['state']

/** Everything that is asked about acknowledgements. */
export const acknowledgementQueries = {
  all: (postId: string) => ['acknowledgements', postId] as const,
  list: (postId: string, state: Standing) =>
    infiniteQueryOptions({
      queryKey: [...acknowledgementQueries.all(postId), state] as const,
      queryFn: ({ pageParam, signal }) => {
        const query = { pageSize: 50, ...(state !== 'all' && { state }), ...pageParam }
        return unwrap(api.GET(base, { params: { path: { postId }, query }, signal }))
      },
      initialPageParam: {} as { pageToken?: string },
      getNextPageParam: ({ nextPageToken: pageToken }) => (pageToken === null ? undefined : { pageToken }),
    }),
}

/** Records that the person agrees to what a post asks, having read this revision. */
export function acknowledge(postId: string, revision: number): Promise<Schemas['Acknowledgement']> {
  // It may be sent while the page is being left.
  return unwrap(api.PUT(`${base}/mine`, { ...path(postId), body: { revision }, keepalive: true }))
}

/** Reminds everybody who is missing. */
export function remindAll(postId: string): Promise<Schemas['RemindersSent']> {
  return unwrap(api.POST(`${base}/reminders`, { ...path(postId), body: { userIds: null } }))
}

import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, isApiError, type Schemas, unwrap } from '@/api'
import { postQueries } from '@/features/posts'
import type { MessageDescriptor } from '@/shared/i18n'
import { refusalMessages as messages } from '../messages'

type List = Schemas['SubActivityList']
type SubActivity = Schemas['SubActivity']

const ofPost = '/internal/v2/communication/posts/{postId}/sub-activities'
const ofOne = `${ofPost}/{subActivityId}` as const
const one = (postId: string, subActivityId: string) => ({ path: { postId, subActivityId } })

/** What is asked about sub-activities; they are renewed with all other work of posts. */
export const subActivityQueries = {
  ofPost: (postId: string) =>
    queryOptions({
      queryKey: ['tasks', 'sub-activities', postId] as const,
      queryFn: ({ signal }) => unwrap(api.GET(ofPost, { params: { path: { postId } }, signal })),
    }),
}

/** What changes sub-activities of a post. */
export const subActivityCalls = {
  add: (postId: string, key: string, body: Schemas['NewSubActivity']) =>
    unwrap(api.POST(ofPost, { params: { path: { postId }, header: { 'Idempotency-Key': key } }, body })),
  change: (postId: string, id: string, body: Schemas['SubActivityChange']) =>
    unwrap(api.PATCH(ofOne, { params: one(postId, id), body })),
  remove: (postId: string, { id, occToken }: SubActivity) =>
    unwrap(api.DELETE(ofOne, { params: { ...one(postId, id), query: { occToken } }, keepalive: true })),
  place: (postId: string, body: Schemas['SubActivityPlace']) =>
    unwrap(api.PUT(`${ofPost}/order`, { params: { path: { postId } }, body })),
}

/** Changes what is kept of the list, where it is known. */
export function patchList(queryClient: QueryClient, postId: string, patch: (list: SubActivity[]) => SubActivity[]) {
  queryClient.setQueryData<List>(
    subActivityQueries.ofPost(postId).queryKey,
    (list) => list && { ...list, subActivities: patch(list.subActivities) },
  )
}

/** Shows a sub-activity as it now stands, the last one where it is new, and asks for the numbers of its post. */
export function showSubActivity(queryClient: QueryClient, postId: string, now: SubActivity): void {
  patchList(queryClient, postId, (list) =>
    list.some(({ id }) => id === now.id) ? list.map((other) => (other.id === now.id ? now : other)) : [...list, now],
  )
  renewSubActivities(queryClient, postId)
}

/** Asks again for all of a post, and for its numbers. */
export function renewSubActivities(queryClient: QueryClient, postId: string): void {
  void queryClient.invalidateQueries({ queryKey: subActivityQueries.ofPost(postId).queryKey })
  void queryClient.invalidateQueries({ queryKey: postQueries.detail(postId).queryKey })
}

/** What a failed call says where nothing better is known. */
export function failureOf(error: unknown): MessageDescriptor {
  if (!isApiError(error)) return messages.failed
  if (error.kind === 'offline') return messages.offline
  if (error.kind === 'not-found') return messages.gone
  if (error.code === 'sub-activities-full') return messages.full
  if (error.code === 'occ-conflict') return messages.changed
  return error.kind === 'forbidden' ? messages.refused : messages.failed
}

import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, isApiError, type Schemas, unwrap } from '@/api'
import { postQueries } from '@/features/posts'
import type { MessageDescriptor } from '@/shared/i18n'
import { messages } from '../messages'

type List = Schemas['SubActivityList']

const ofPost = '/internal/v2/communication/posts/{postId}/sub-activities'
const ofOne = `${ofPost}/{subActivityId}` as const
const one = (postId: string, subActivityId: string) => ({ params: { path: { postId, subActivityId } } })

export const subActivityQueries = {
  ofPost: (postId: string) =>
    queryOptions({
      queryKey: ['sub-activities', postId] as const,
      queryFn: ({ signal }) => unwrap(api.GET(ofPost, { params: { path: { postId } }, signal })),
    }),
}

/** What changes sub-activities of a post. */
export const subActivityCalls = {
  add: (postId: string, key: string, body: Schemas['NewSubActivity']) =>
    unwrap(api.POST(ofPost, { params: { path: { postId }, header: { 'Idempotency-Key': key } }, body })),
  change: (postId: string, id: string, body: Schemas['SubActivityChange']) =>
    unwrap(api.PATCH(ofOne, { ...one(postId, id), body })),
  remove: (postId: string, id: string) => unwrap(api.DELETE(ofOne, one(postId, id))),
  place: (postId: string, body: Schemas['SubActivityPlace']) =>
    unwrap(api.PUT(`${ofPost}/order`, { params: { path: { postId } }, body })),
}

/** Shows a list as it now stands, where it is known, and asks again for it and for the numbers of the post. */
export function renewSubActivities(queryClient: QueryClient, postId: string, list?: List): void {
  const { queryKey } = subActivityQueries.ofPost(postId)
  if (list) queryClient.setQueryData(queryKey, list)
  void queryClient.invalidateQueries({ queryKey })
  void queryClient.invalidateQueries({ queryKey: postQueries.detail(postId).queryKey })
}

/** What a failed call says. */
export function failureOf(error: unknown): MessageDescriptor {
  if (!isApiError(error)) return messages.saveFailed
  if (error.kind === 'offline') return messages.offline
  if (error.kind === 'not-found') return messages.gone
  return error.kind === 'forbidden' ? messages.refused : messages.saveFailed
}

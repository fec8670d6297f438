import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import { api, type Schemas, unwrap, unwrapFile } from '@/api'
import { patchPost } from '@/features/posts'

const base = '/internal/v2/communication/posts/{postId}/invitations'
const path = (postId: string) => ({ params: { path: { postId } } })

/** What people can have answered. */
export const responses = ['accepted', 'tentative', 'declined', 'pending', 'waiting'] as const
export type Response = (typeof responses)[number]

/** Everything that is asked about invitations. */
export const invitationQueries = {
  all: (postId: string) => ['invitations', postId] as const,
  list: (postId: string, response: Response | null) =>
    infiniteQueryOptions({
      queryKey: [...invitationQueries.all(postId), response] as const,
      queryFn: ({ pageParam, signal }) =>
        unwrap(
          api.GET(base, {
            params: { path: { postId }, query: { pageSize: 50, ...(response && { response }), ...pageParam } },
            signal,
          }),
        ),
      initialPageParam: {} as { pageToken?: string },
      getNextPageParam: ({ nextPageToken: pageToken }) => (pageToken === null ? undefined : { pageToken }),
    }),
}

/** Everyone who answered that, as a file for spreadsheets. */
export function invitationsFile(postId: string, response: Response | null): Promise<Blob> {
  const query = response ? { response } : {}
  const headers = { Accept: 'text/csv' }
  return unwrapFile(api.GET(base, { params: { path: { postId }, query }, headers, parseAs: 'blob' }), 'text/csv')
}

/** Changes what the organiser knows better: the role, the duty, an answer that was given by word. */
export function updateInvitation(postId: string, invitationId: string, body: Schemas['InvitationChange']) {
  return unwrap(api.PATCH(`${base}/{invitationId}`, { params: { path: { postId, invitationId } }, body }))
}

export function respond(postId: string, body: Schemas['InvitationAnswer']): Promise<Schemas['InvitationAnswered']> {
  return unwrap(api.PUT(`${base}/mine`, { ...path(postId), body }))
}

export function invitePeople(postId: string, body: Schemas['Inviting'], key: string) {
  const params = { path: { postId }, header: { 'Idempotency-Key': key } }
  return unwrap(api.POST(base, { params, body }))
}

export async function removeInvitation(postId: string, invitationId: string): Promise<void> {
  await unwrap(api.DELETE(`${base}/{invitationId}`, { params: { path: { postId, invitationId } } }))
}

/** Shows numbers and my answer wherever the post is kept, so that card, tab and feed agree. */
export function showAnswers(queryClient: QueryClient, postId: string, change: Partial<Schemas['PostEvent']>): void {
  patchPost(queryClient, postId, (post) => (post.event ? { ...post, event: { ...post.event, ...change } } : post))
  for (const queryKey of [invitationQueries.all(postId), ['events'], ['navigation', 'counts']])
    void queryClient.invalidateQueries({ queryKey })
}

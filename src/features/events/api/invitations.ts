import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import { api, type Schemas, unwrap, unwrapFile } from '@/api'

const path = '/internal/v2/communication/posts/{postId}/invitations'

/** What people can have answered, those who come first. */
export const responses = ['accepted', 'tentative', 'declined', 'pending', 'waiting'] as const
export type Response = (typeof responses)[number]

/** The list of invited people: all of them, or those who answered one thing. */
export type ListedResponse = Response | 'all'

/** The answers that an invited person can give. */
export type Answer = Schemas['InvitationAnswer']['response']

/** Everything that is asked about invitations, with the keys it is kept under. */
export const invitationQueries = {
  all: ['invitations'] as const,
  ofPost: (postId: string) => [...invitationQueries.all, postId] as const,
  list: (postId: string, response: ListedResponse) =>
    infiniteQueryOptions({
      queryKey: [...invitationQueries.ofPost(postId), response] as const,
      queryFn: ({ pageParam: pageToken, signal }) => {
        const query = { pageSize: 50, ...(response !== 'all' && { response }), ...(pageToken && { pageToken }) }
        return unwrap(api.GET(path, { params: { path: { postId }, query }, signal }))
      },
      initialPageParam: null as string | null,
      getNextPageParam: ({ nextPageToken }) => nextPageToken,
    }),
}

/** Answers an invitation, or comes to an event that is open to readers; `keepalive` where the page may be left. */
export function respond(postId: string, body: Schemas['InvitationAnswer'], { keepalive = false } = {}) {
  return unwrap(api.PUT(`${path}/mine`, { params: { path: { postId } }, body, keepalive }))
}

/** Invites people and groups; with the same key nobody is invited twice. */
export function invitePeople(postId: string, body: Schemas['Inviting'], key: string) {
  return unwrap(api.POST(path, { params: { path: { postId }, header: { 'Idempotency-Key': key } }, body }))
}

/** Changes what the organiser knows better: the role, the duty, an answer that was given by word. */
export function updateInvitation(postId: string, invitationId: string, body: Schemas['InvitationChange']) {
  return unwrap(api.PATCH(`${path}/{invitationId}`, { params: { path: { postId, invitationId } }, body }))
}

/** Takes an invitation back, and the answer with it. */
export async function removeInvitation(postId: string, invitationId: string): Promise<void> {
  await unwrap(api.DELETE(`${path}/{invitationId}`, { params: { path: { postId, invitationId } } }))
}

/** The event as a file for calendars. */
export function calendarFile(postId: string): Promise<Blob> {
  const call = api.GET('/internal/v2/communication/posts/{postId}/calendar-file', {
    params: { path: { postId } },
    parseAs: 'blob',
  })
  return unwrapFile(call, 'text/calendar')
}

/** Lists and numbers of an event are asked for anew. */
export async function renewInvitations(queryClient: QueryClient, postId: string): Promise<void> {
  const stale = [invitationQueries.ofPost(postId), ['posts', 'detail', postId]]
  await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}

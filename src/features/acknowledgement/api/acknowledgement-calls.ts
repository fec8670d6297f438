import { infiniteQueryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap, unwrapFile } from '@/api'

const base = '/internal/v2/communication/posts/{postId}/acknowledgements'
const path = (postId: string) => ({ params: { path: { postId } } })

/** Where people stand; `overdue` ones are among the pending and outdated. */
export const standings = ['pending', 'acknowledged', 'outdated', 'overdue'] as const
export type Standing = (typeof standings)[number]

/** Everything that is asked about acknowledgements. */
export const acknowledgementQueries = {
  all: (postId: string) => ['acknowledgements', postId] as const,
  list: (postId: string, state: Standing | null, search: string) =>
    infiniteQueryOptions({
      queryKey: [...acknowledgementQueries.all(postId), state, search] as const,
      queryFn: ({ pageParam, signal }) =>
        unwrap(
          api.GET(base, {
            params: {
              path: { postId },
              query: { pageSize: 50, ...(state && { state }), ...(search && { search }), ...pageParam },
            },
            signal,
          }),
        ),
      initialPageParam: {} as { pageToken?: string },
      getNextPageParam: ({ nextPageToken: pageToken }) => (pageToken === null ? undefined : { pageToken }),
    }),
}

/** Everyone whom the filter leaves, as a file for spreadsheets. */
export function acknowledgementsFile(postId: string, state: Standing | null, search: string): Promise<Blob> {
  const query = { ...(state && { state }), ...(search && { search }) }
  const headers = { Accept: 'text/csv' }
  return unwrapFile(api.GET(base, { params: { path: { postId }, query }, headers, parseAs: 'blob' }), 'text/csv')
}

/** Records that the person agrees to what this revision asks. */
export function acknowledge(postId: string, revision: number): Promise<Schemas['Acknowledgement']> {
  return unwrap(api.PUT(`${base}/mine`, { ...path(postId), body: { revision } }))
}

/** Reminds everybody who is missing. */
export function remindAll(postId: string): Promise<Schemas['RemindersSent']> {
  return unwrap(api.POST(`${base}/reminders`, { ...path(postId), body: { userIds: null } }))
}

import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, isApiError, type Schemas, unwrap } from '@/api'
import { navigationQueries } from '@/features/navigation'
import type { NoteFilter } from '../model/list-address'

type Note = Schemas['AiNote']

const all = ['ai-notes'] as const
const path = '/internal/v2/communication/ai-notes/{noteId}'

/** What is in work is asked for again so often, also where no change is told. */
const WORK_MS = 10_000

const isWorking = ({ state }: Pick<Note, 'state'>) => state !== 'ready' && state !== 'failed'

/** Everything that is asked about AI notes, with the keys it is kept under. */
export const noteQueries = {
  all,
  list: (filter: NoteFilter) =>
    infiniteQueryOptions({
      queryKey: [...all, 'lists', filter] as const,
      queryFn: ({ pageParam, signal }) =>
        unwrap(
          api.GET('/internal/v2/communication/ai-notes', {
            params: { query: { ...filter, pageSize: 50, ...(pageParam !== null && { pageToken: pageParam }) } },
            signal,
          }),
        ),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.nextPageToken,
      refetchInterval: ({ state }) => (state.data?.pages.some(({ notes }) => notes.some(isWorking)) ? WORK_MS : false),
    }),
  note: (noteId: string) =>
    queryOptions({
      queryKey: [...all, 'one', noteId] as const,
      queryFn: ({ signal }) => unwrap(api.GET(path, { params: { path: { noteId } }, signal })),
      refetchInterval: ({ state }) => (state.data && isWorking(state.data) ? WORK_MS : false),
    }),
  transcript: (noteId: string) =>
    infiniteQueryOptions({
      queryKey: [...all, 'one', noteId, 'transcript'] as const,
      queryFn: ({ pageParam, signal }) =>
        unwrap(
          api.GET(`${path}/transcript`, {
            params: { path: { noteId }, query: { ...(pageParam !== null && { pageToken: pageParam }) } },
            signal,
          }),
        ),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.nextPageToken,
    }),
  sharing: (noteId: string) =>
    queryOptions({
      queryKey: [...all, 'sharing', noteId] as const,
      queryFn: ({ signal }) => unwrap(api.GET(`${path}/sharing`, { params: { path: { noteId } }, signal })),
    }),
  ofPost: (postId: string) =>
    queryOptions({
      queryKey: [...all, 'post', postId] as const,
      queryFn: ({ signal }) =>
        unwrap(api.GET('/internal/v2/communication/posts/{postId}/ai-notes', { params: { path: { postId } }, signal })),
    }),
}

/** Shows a note as it now stands; lists and numbers are asked for again. */
export function showNote(queryClient: QueryClient, note: Note): void {
  queryClient.setQueryData(noteQueries.note(note.id).queryKey, note)
  const stale = [[...all, 'lists'], [...all, 'post'], navigationQueries.counts().queryKey]
  for (const queryKey of stale) void queryClient.invalidateQueries({ queryKey })
}

/** Nothing of a note that is closed now stays behind, also where one goes back to it. */
export function forgetNote(queryClient: QueryClient, noteId: string): void {
  const one = noteQueries.note(noteId).queryKey
  for (const queryKey of [noteQueries.transcript(noteId).queryKey, noteQueries.sharing(noteId).queryKey])
    queryClient.removeQueries({ queryKey })
  // Why it is closed stays: the page that shows it has nothing else.
  queryClient.getQueryCache().find({ queryKey: one })?.setState({ data: undefined })
}

/** Whether a note is closed to the person, or gone; what was known of it is not shown any more. */
export function isClosed(error: unknown): 'forbidden' | 'gone' | null {
  if (!isApiError(error)) return null
  if (error.kind === 'forbidden') return 'forbidden'
  return error.kind === 'not-found' ? 'gone' : null
}

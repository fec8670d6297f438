import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap, unwrapFile } from '@/api'

const base = '/internal/v2/communication/posts/{postId}/survey'

/** By what answers are told apart. */
export type Breakdown = 'site' | null

/** How people stand to a survey. */
export const participations = ['answered', 'begun', 'none'] as const
export type Participation = (typeof participations)[number]

type NextPage = { pageToken?: string }
const firstPage: NextPage = {}
const nextPage = ({ nextPageToken: pageToken }: { nextPageToken: string | null }): NextPage | undefined =>
  pageToken === null ? undefined : { pageToken }

/** What came of a survey. */
export const resultsQueries = {
  all: (postId: string) => ['survey-results', postId] as const,
  figures: (postId: string, by: Breakdown) =>
    queryOptions({
      queryKey: [...resultsQueries.all(postId), 'figures', by] as const,
      queryFn: ({ signal }) =>
        unwrap(
          api.GET(`${base}/results`, {
            params: { path: { postId }, query: by === null ? {} : { groupBy: by } },
            signal,
          }),
        ),
    }),
  texts: (postId: string, questionId: string, search: string, pageSize: number) =>
    infiniteQueryOptions({
      queryKey: [...resultsQueries.all(postId), 'texts', questionId, search, pageSize] as const,
      queryFn: ({ pageParam, signal }) =>
        unwrap(
          api.GET(`${base}/results/{questionId}/texts`, {
            params: { path: { postId, questionId }, query: { pageSize, ...(search && { search }), ...pageParam } },
            signal,
          }),
        ),
      initialPageParam: firstPage,
      getNextPageParam: nextPage,
    }),
  sets: (postId: string, search: string) =>
    infiniteQueryOptions({
      queryKey: [...resultsQueries.all(postId), 'sets', search] as const,
      queryFn: ({ pageParam, signal }) =>
        unwrap(
          api.GET(`${base}/answers`, {
            params: { path: { postId }, query: { pageSize: 50, ...(search && { search }), ...pageParam } },
            headers: { Accept: 'application/json' },
            signal,
          }),
        ),
      initialPageParam: firstPage,
      getNextPageParam: nextPage,
    }),
  people: (postId: string, state: Participation | null, search: string) =>
    infiniteQueryOptions({
      queryKey: [...resultsQueries.all(postId), 'people', state, search] as const,
      queryFn: ({ pageParam, signal }) =>
        unwrap(
          api.GET(`${base}/participation`, {
            params: {
              path: { postId },
              query: { pageSize: 50, ...(state && { state }), ...(search && { search }), ...pageParam },
            },
            signal,
          }),
        ),
      initialPageParam: firstPage,
      getNextPageParam: nextPage,
    }),
}

/** Every set of answers, as a file for spreadsheets. */
export function answersFile(postId: string): Promise<Blob> {
  const headers = { Accept: 'text/csv' }
  return unwrapFile(api.GET(`${base}/answers`, { params: { path: { postId } }, headers, parseAs: 'blob' }), 'text/csv')
}

/** Reminds everybody who has not answered and was not reminded within the last 24 hours. */
export function remindMissing(postId: string): Promise<Schemas['RemindersSent']> {
  return unwrap(api.POST(`${base}/reminders`, { params: { path: { postId } } }))
}

/** Ends a survey now, or gives it another end; a closed one is open again until then. */
export function closeSurvey(postId: string, closesAt: Schemas['ZonedDateTime'] | null): Promise<Schemas['PostSurvey']> {
  return unwrap(api.PUT(`${base}/closing`, { params: { path: { postId } }, body: { closesAt } }))
}

/** Takes answers again, until the end that was set before where that lies ahead. */
export function reopenSurvey(postId: string): Promise<Schemas['PostSurvey']> {
  return unwrap(api.DELETE(`${base}/closing`, { params: { path: { postId } } }))
}

import { infiniteQueryOptions } from '@tanstack/react-query'
import { api, type operations, unwrap } from '@/api'

/** What the server is asked for. */
export type SearchQuery = Omit<operations['searchContent']['parameters']['query'], 'pageSize' | 'pageToken'>

/** Who comes back from a result finds the list as it was, without asking again. */
const FRESH_FOR_MS = 5 * 60_000

export const searchQueries = {
  /** `filter` names one submit: the same words asked anew are another search. */
  results: (query: SearchQuery, filter: string | null) =>
    infiniteQueryOptions({
      queryKey: ['search', filter, query] as const,
      queryFn: ({ pageParam, signal }) =>
        unwrap(
          api.GET('/internal/v2/communication/search', {
            params: {
              query: {
                ...query,
                pageSize: isGrid(query) ? 40 : 20,
                ...(pageParam !== null && { pageToken: pageParam }),
              },
            },
            signal,
          }),
        ),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.nextPageToken,
      staleTime: FRESH_FOR_MS,
      gcTime: 2 * FRESH_FOR_MS,
    }),
}

function isGrid({ types }: SearchQuery): boolean {
  return types?.length === 1 && types[0] === 'media'
}

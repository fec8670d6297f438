import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '@/api'

/** As many posts as one operation moves. */
export const MOST_POSTS = 500

/** How often a check that is on screen is looked at again: posts move meanwhile. */
const AGAIN_MS = 60_000

/** Checks of many posts, before they are moved. */
export const preflightQueries = {
  one: (preflightId: string) =>
    queryOptions({
      queryKey: ['preflights', preflightId] as const,
      queryFn: ({ signal }) =>
        unwrap(
          api.GET('/internal/v2/communication/bulk-transitions/preflights/{preflightId}', {
            params: { path: { preflightId } },
            signal,
          }),
        ),
      staleTime: 0,
      refetchInterval: ({ state }) => (state.status === 'error' ? false : AGAIN_MS),
    }),
}

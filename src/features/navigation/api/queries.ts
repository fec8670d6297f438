import { queryOptions } from '@tanstack/react-query'
import { attach } from 'effector'
import { $queryClient, api, unwrap } from '@/api'

/** What the frame shows beside the page: the numbers of the sidebar and the homes. */
export const navigationQueries = {
  counts: () =>
    queryOptions({
      queryKey: ['navigation', 'counts'] as const,
      queryFn: ({ signal }) => unwrap(api.GET('/internal/v2/navigation/counts', { signal })),
    }),
  homes: () =>
    queryOptions({
      queryKey: ['navigation', 'homes'] as const,
      queryFn: ({ signal }) => unwrap(api.GET('/internal/v2/homes', { signal })),
      staleTime: Infinity,
    }),
}

/** The communities of a person, and the catalogs that list communities: named in the language of the request. */
export const communityQueries = {
  all: ['communities'] as const,
  catalogs: ['catalogs'] as const,
  own: () =>
    queryOptions({
      queryKey: [...communityQueries.all, 'own'] as const,
      queryFn: ({ signal }) => unwrap(api.GET('/internal/v2/communication/communities', { signal })),
    }),
}

/** Removes communities and catalogs from the cache, after another language or a new build: they are asked for again. */
export const forgetCommunitiesFx = attach({
  source: $queryClient,
  effect: (queryClient) => {
    for (const queryKey of [communityQueries.all, communityQueries.catalogs]) queryClient?.removeQueries({ queryKey })
  },
})

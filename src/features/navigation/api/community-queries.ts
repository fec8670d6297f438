import { queryOptions } from '@tanstack/react-query'
import { attach } from 'effector'
import { $queryClient, api, unwrap } from '@/api'

/** The communities that a person belongs to, and the catalogs that communities stand in: named in the language of the request. */
export const communityQueries = {
  all: ['communities'] as const,
  catalogs: ['catalogs'] as const,
  own: () =>
    queryOptions({
      queryKey: [...communityQueries.all, 'own'] as const,
      queryFn: ({ signal }) => unwrap(api.GET('/internal/v2/communication/communities', { signal })),
    }),
}

/** Forgets communities and catalogs, after another language or a new build: they are asked for again. */
export const forgetPlacesFx = attach({
  source: $queryClient,
  effect: (queryClient) => {
    for (const queryKey of [communityQueries.all, communityQueries.catalogs]) queryClient?.removeQueries({ queryKey })
  },
})

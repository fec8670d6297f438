import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { attach, createStore } from 'effector'

/** The cache that views read, for models that must say what went stale. */
export const $queryClient = createStore<QueryClient | null>(null, { serialize: 'ignore' })

/** Says that everything below a key went stale: the one road from a model to the cache. */
export const invalidateFx = attach({
  source: $queryClient,
  effect: async (queryClient, queryKey: QueryKey) => {
    // What is on its way for the first time may have been made before the change, and the cache takes it as fresh.
    const first = queryClient
      ?.getQueryCache()
      .findAll({ queryKey, fetchStatus: 'fetching', predicate: ({ state }) => state.data === undefined })
    await queryClient?.invalidateQueries({ queryKey })
    const again = first?.filter(({ state }) => state.status === 'success') ?? []
    await Promise.all(again.map((query) => queryClient?.invalidateQueries({ queryKey: query.queryKey, exact: true })))
  },
})

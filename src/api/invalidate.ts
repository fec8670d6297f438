import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { attach, createStore } from 'effector'

/** The cache that views read, for models that must say what went stale. */
export const $queryClient = createStore<QueryClient | null>(null, { serialize: 'ignore' })

/** Says that everything below a key went stale: the one road from a model to the cache. */
export const invalidateFx = attach({
  source: $queryClient,
  effect: (queryClient, queryKey: QueryKey) => queryClient?.invalidateQueries({ queryKey }),
})

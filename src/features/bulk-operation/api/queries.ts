import { infiniteQueryOptions, queryOptions, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api, unwrap } from '@/api'
import { randomId } from '@/shared/random-id'
import { sectionsOf, type Operation } from '../model/operation'

/** Bulk operations as the server keeps them: the report reads one, also long after it ended. */
export const bulkQueries = {
  all: ['bulk-operations'] as const,
  own: () =>
    infiniteQueryOptions({
      queryKey: [...bulkQueries.all, 'own'] as const,
      queryFn: ({ pageParam, signal }) =>
        unwrap(
          api.GET('/internal/v2/communication/bulk-transitions', {
            params: { query: pageParam === null ? {} : { pageToken: pageParam } },
            signal,
          }),
        ),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.nextPageToken,
    }),
  operation: (operationId: string) =>
    queryOptions({
      queryKey: [...bulkQueries.all, 'one', operationId] as const,
      // A shared copy of the list of posts would not know how many of them could not be read.
      structuralSharing: false,
      queryFn: ({ signal }) =>
        unwrap(
          api.GET('/internal/v2/communication/bulk-transitions/{operationId}', {
            params: { path: { operationId } },
            signal,
          }),
        ),
    }),
}

/**
 * Starts a new operation with the posts of this one that failed. Every try sends the same key, so that a lost answer
 * starts nothing twice.
 */
export function useRetryFailed(operation: Operation) {
  const [clientKey] = useState(randomId)
  return useMutation({
    mutationFn: () =>
      unwrap(
        api.POST('/internal/v2/communication/bulk-transitions', {
          body: {
            postIds: sectionsOf(operation).failed.map(({ id }) => id),
            targetStateId: operation.targetState.id,
            clientKey,
          },
        }),
      ),
  })
}

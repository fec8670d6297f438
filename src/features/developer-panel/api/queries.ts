import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

import { changeMockWorld, readMockWorld, type WorldChange } from './mock-world'

export const mockWorldQueries = {
  state: () =>
    queryOptions({
      queryKey: ['mock-world'] as const,
      queryFn: ({ signal }) => readMockWorld(signal),
      retry: false,
      // Tests and other tabs change the world too.
      staleTime: 0,
    }),
}

/** Does something to the world of this page and asks anew how it is. */
export function useWorldAct() {
  const queryClient = useQueryClient()
  return useMutation<void, Error, WorldChange>({
    mutationFn: changeMockWorld,
    onSettled: () => queryClient.invalidateQueries(mockWorldQueries.state()),
  })
}

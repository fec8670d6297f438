import { QueryClient } from '@tanstack/react-query'
import { isApiError } from './api-error'

/** How often a read is asked again by itself after a failure that may pass. */
const READ_RETRIES = 1

/** The cache of what the server knows. Reads that may pass are repeated once; writes never repeat by themselves. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // A lost network is an error that the screen shows, not a silent pause.
        networkMode: 'always',
        refetchOnWindowFocus: false,
        retry: (failures, error) =>
          failures < READ_RETRIES && isApiError(error) && error.retryable && error.kind !== 'rate-limited',
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}

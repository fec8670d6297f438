import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '@/api'
import { navigationQueries } from '@/features/navigation'

/** What can wait for a person beside tasks, which have a list of their own. */
export const waitingKinds = ['decision', 'acknowledgement', 'invitation', 'failed-schedule'] as const

// Below the key of the numbers: whoever asks for these again asks for the lists that they count.
const counts = navigationQueries.counts().queryKey

/** What waits for a person and what comes next, with the keys it is kept under. */
export const mySpaceQueries = {
  waiting: (pageSize: number) =>
    queryOptions({
      queryKey: [...counts, 'waiting', pageSize] as const,
      queryFn: ({ signal }) =>
        unwrap(
          api.GET('/internal/v2/communication/waiting', {
            params: { query: { kind: [...waitingKinds], pageSize } },
            signal,
          }),
        ),
    }),
  events: (pageSize: number) =>
    queryOptions({
      queryKey: [...counts, 'events', pageSize] as const,
      queryFn: ({ signal }) =>
        unwrap(api.GET('/internal/v2/communication/events', { params: { query: { pageSize } }, signal })),
    }),
}

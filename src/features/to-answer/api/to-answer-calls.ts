import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '@/api'
import { navigationQueries } from '@/features/navigation'
import { listDeviceDrafts } from '@/shared/device-drafts'
import { answersOnDevice } from '../model/groups'

// Below the key of the numbers: whoever asks for these again asks for the list that they count.
const key = [...navigationQueries.counts().queryKey, 'to-answer'] as const

/** What the person is asked. */
export const toAnswerQueries = {
  list: (state: 'open' | 'done') =>
    infiniteQueryOptions({
      queryKey: [...key, state] as const,
      // Answers are sent from other screens and other devices.
      staleTime: 0,
      queryFn: ({ pageParam, signal }) =>
        unwrap(
          api.GET('/internal/v2/communication/to-answer', {
            params: { query: { state, pageSize: 50, ...pageParam } },
            signal,
          }),
        ),
      initialPageParam: {} as { pageToken?: string },
      getNextPageParam: ({ nextPageToken: pageToken }) => (pageToken === null ? undefined : { pageToken }),
    }),
  /** Answers that no server has yet. */
  onDevice: (userId: string) =>
    queryOptions({
      queryKey: [...key, 'device', userId] as const,
      staleTime: 0,
      // They are read without network too.
      networkMode: 'always',
      queryFn: async () => answersOnDevice(await listDeviceDrafts(userId)),
    }),
}

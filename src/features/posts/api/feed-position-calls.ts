import { api, type Schemas, unwrap } from '@/api'

/** Keeps the newest post that the person has before them on the dashboard. */
export function saveFeedPosition(postId: string): Promise<Schemas['FeedPositionSaved']> {
  return unwrap(
    api.PUT('/internal/v2/communication/feed-positions/{scope}', {
      params: { path: { scope: 'dashboard' } },
      body: { postId },
    }),
  )
}

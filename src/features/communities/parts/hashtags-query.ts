import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { api, unwrap } from '@/api'
import { hashtagQueries } from '@/features/hashtag-info'
import { communityQueries } from '@/features/navigation'
import { pages, type Query } from '../api/community-queries'

/** The hashtags of a community. Whether one is followed is kept where its dialog keeps it, so that they agree. */
export const hashtagsOf = (communityId: string, query: Query<'listCommunityHashtags'>) =>
  infiniteQueryOptions({
    queryKey: [...communityQueries.all, 'hashtags', communityId, query] as const,
    queryFn: async ({ client, pageParam, signal }) => {
      const page = await unwrap(
        api.GET('/internal/v2/communication/communities/{communityId}/hashtags', {
          params: { path: { communityId }, query: { ...query, pageSize: 50, ...pageParam } },
          signal,
        }),
      )
      for (const { id, name, count, followedByMe = false } of page.hashtags) {
        const hashtag = { id, name, count, communityId, followedByMe, deleted: false }
        client.setQueryData(hashtagQueries.detail(id).queryKey, hashtag)
      }
      return page
    },
    placeholderData: keepPreviousData,
    ...pages,
  })

import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { uniquePosts } from '@/features/posts'
import { queries } from '../api/community-queries'
import { communityPosts, type PostListKind, type PostListQuery } from './post-list-queries'

/** The posts of a community that have come so far, how many there are, and by what they can be narrowed. */
export function usePostList(communityId: string, kind: PostListKind, query: PostListQuery) {
  const list = useInfiniteQuery({
    ...communityPosts(communityId, kind, query),
    // While the list is narrowed, what there was stays on screen.
    placeholderData: keepPreviousData,
  })
  // Without it the filters offer nothing new; what is in the address still holds.
  const narrowing = useQuery(queries.postNarrowing(communityId, kind)).data
  const posts = useMemo(() => uniquePosts(list.data?.pages.flatMap((page) => page.posts) ?? []), [list.data])
  const { hasNextPage, isFetching, isError, fetchNextPage } = list
  const totalCount = list.data?.pages.at(-1)?.totalCount ?? posts.length
  return {
    list,
    posts,
    totalCount,
    narrowing,
    canLoadMore: hasNextPage && !isFetching && !isError,
    loadMore: () => void fetchNextPage(),
    /** Resolves when all pages are there, or one of them failed. */
    loadAll: async () => {
      let latest: Pick<typeof list, 'hasNextPage' | 'isError' | 'fetchNextPage'> = list
      while (latest.hasNextPage && !latest.isError) latest = await latest.fetchNextPage()
    },
  }
}

export type PostList = ReturnType<typeof usePostList>

import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { MOST_POSTS } from './preflight-queries'

/** The ids of a list with the pages that are not there yet; at most as many as can be moved at once. */
export async function fetchAll<Page>(
  list: UseInfiniteQueryResult<InfiniteData<Page>>,
  idsOf: (page: Page) => readonly string[],
): Promise<readonly string[]> {
  let { data, hasNextPage } = list
  const ids = () => (data?.pages ?? []).flatMap(idsOf)
  while (hasNextPage && ids().length < MOST_POSTS) {
    const next = await list.fetchNextPage({ throwOnError: true })
    data = next.data
    hasNextPage = next.hasNextPage
  }
  return ids().slice(0, MOST_POSTS)
}

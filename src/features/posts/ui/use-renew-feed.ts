import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

import type { Schemas } from '@/api'
import { onPageVisibility } from '@/shared/page-visibility'

import { type PostListQuery, postQueries } from '../api/post-queries'

/** A visit after this time sees what is new; a shorter round to a post and back does not move the cards. */
const freshMs = 60_000
/** Scrolled further than this the person is reading; the feed is left as it is. */
const nearTopPx = 200

/**
 * Refreshes a stale or failed feed on a new visit, by a link or by returning to the browser tab. Only the first page is
 * fetched: the pages below are dropped first, since each of them would cost a request. Without `whenShown` returning to
 * the tab renews nothing: FeedNews says what is new there.
 */
export function useRenewFeed(query: PostListQuery, whenShown: boolean): void {
  const queryClient = useQueryClient()
  const { key } = useLocation()
  const navigationType = useNavigationType()

  const renew = useEffectEvent(() => {
    const { queryKey } = postQueries.list(query)
    const state = queryClient.getQueryState(queryKey)
    if (state?.status === 'error') return void queryClient.resetQueries({ queryKey })
    if (!state?.data || Date.now() - state.dataUpdatedAt < freshMs) return
    queryClient.setQueryData<InfiniteData<Schemas['PostPage'], string | null>>(
      queryKey,
      (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
    )
    void queryClient.invalidateQueries({ queryKey })
  })

  useEffect(() => {
    if (navigationType !== 'POP') renew()
  }, [key, navigationType])

  useEffect(() => {
    if (!whenShown) return undefined
    return onPageVisibility((visible) => {
      if (visible && window.scrollY < nearTopPx) renew()
    })
  }, [whenShown])
}

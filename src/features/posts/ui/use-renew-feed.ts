import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

import type { Schemas } from '@/api'
import { onPageVisibility } from '@/shared/page-visibility'

import { postQueries } from '../api/post-queries'
import type { FeedFilter } from '../model/feed-filter'

/** A visit after this time sees what is new; a shorter round to a post and back does not move the cards. */
const freshMs = 60_000
/** Scrolled further than this the person is reading; the feed is left as it is. */
const nearTopPx = 200

/**
 * Refreshes a stale or failed feed on a new visit by a link. Only the first page is fetched: the pages below are
 * dropped first, since each of them would cost a request. Returning to the browser tab renews a failed feed alone: what
 * somebody has before them does not move, and FeedNews says what is new.
 */
export function useRenewFeed(filter: FeedFilter): void {
  const queryClient = useQueryClient()
  const { key } = useLocation()
  const navigationType = useNavigationType()

  const renew = useEffectEvent((occasion: 'visited' | 'shown') => {
    const { queryKey } = postQueries.list(filter)
    const state = queryClient.getQueryState(queryKey)
    const failed = state?.status === 'error'
    if (occasion === 'shown' && !failed) return
    if (failed && !state.data) return void queryClient.refetchQueries({ queryKey })
    if (!state?.data || (!failed && Date.now() - state.dataUpdatedAt < freshMs)) return
    queryClient.setQueryData<InfiniteData<Schemas['PostPage'], string | null>>(
      queryKey,
      (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
    )
    void queryClient.invalidateQueries({ queryKey })
  })

  useEffect(() => {
    if (navigationType !== 'POP') renew('visited')
  }, [key, navigationType, filter])

  useEffect(() => {
    return onPageVisibility((visible) => {
      if (visible && window.scrollY < nearTopPx) renew('shown')
    })
  }, [])
}

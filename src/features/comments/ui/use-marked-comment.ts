import { useEffect, useEffectEvent, useRef } from 'react'

type MarkedComment = {
  /** From the address; null when it points at none. */
  commentId: string | null
  found: boolean
  hasMore: boolean
  busy: boolean
  onLoadMore: () => void
}

/**
 * Leads to the comment that the address names: loads on until it is there, then brings it into view and gives it the
 * focus, once. Gives back whether it was sought to the end in vain.
 */
export function useMarkedComment({ commentId, found, hasMore, busy, onLoadMore }: MarkedComment) {
  const element = useRef<HTMLElement>(null)
  const arrivedAt = useRef<string | null>(null)
  const loadMore = useEffectEvent(onLoadMore)

  const seeking = commentId !== null && !found && hasMore && !busy
  useEffect(() => {
    if (seeking) loadMore()
  }, [seeking])

  useEffect(() => {
    if (commentId === null || !found || arrivedAt.current === commentId) return
    arrivedAt.current = commentId
    element.current?.scrollIntoView?.({ block: 'center' })
    element.current?.focus({ preventScroll: true })
  }, [commentId, found])

  return { element, missing: commentId !== null && !found && !hasMore && !busy }
}

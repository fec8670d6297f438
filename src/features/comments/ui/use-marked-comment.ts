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
 * Loads pages until the comment of the address is there, then scrolls to it and focuses it, once. `missing`: it was not
 * found on any page.
 */
export function useMarkedComment({ commentId, found, hasMore, busy, onLoadMore }: MarkedComment) {
  const element = useRef<HTMLElement>(null)
  const focusedId = useRef<string | null>(null)
  const loadMore = useEffectEvent(onLoadMore)

  const searching = commentId !== null && !found && hasMore && !busy
  useEffect(() => {
    if (searching) loadMore()
  }, [searching])

  useEffect(() => {
    if (commentId === null || !found || focusedId.current === commentId) return
    focusedId.current = commentId
    element.current?.scrollIntoView?.({ block: 'center' })
    element.current?.focus({ preventScroll: true })
  }, [commentId, found])

  return { element, missing: commentId !== null && !found && !hasMore && !busy }
}

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** Counts as being at the end, in pixels. */
const NEAR_PX = 8

/**
 * Keeps the end of growing content in view until the person scrolls up, and again when they scroll back to the end.
 * `scroller` is the element that scrolls, `content` the one that grows in it.
 */
export function useFollowing(scroller: RefObject<HTMLElement | null>, content: RefObject<HTMLElement | null>) {
  const [following, setFollowing] = useState(true)
  const follows = useRef(true)
  const top = useRef(0)

  const follow = useCallback(
    (next: boolean) => {
      follows.current = next
      setFollowing(next)
      if (next) toEnd(scroller)
    },
    [scroller],
  )

  /** The content was moved by code, which is not scrolling by the person. */
  const noteMove = useCallback(() => {
    top.current = topOf(scroller)
  }, [scroller])

  useEffect(() => {
    const box = scroller.current
    const growing = content.current
    if (!box || !growing) return
    top.current = box.scrollTop
    const look = () => {
      const left = box.scrollHeight - box.clientHeight - box.scrollTop
      if (box.scrollTop < top.current && left > NEAR_PX) follow(false)
      else if (left <= NEAR_PX && !follows.current) follow(true)
      top.current = box.scrollTop
    }
    const grown = new ResizeObserver(() => {
      if (follows.current) toEnd(scroller)
    })
    grown.observe(growing)
    box.addEventListener('scroll', look, { passive: true })
    return () => {
      grown.disconnect()
      box.removeEventListener('scroll', look)
    }
  }, [scroller, content, follow])

  return { following, follow, noteMove }
}

function toEnd({ current: box }: RefObject<HTMLElement | null>): void {
  if (box) box.scrollTop = box.scrollHeight
}

function topOf({ current: box }: RefObject<HTMLElement | null>): number {
  return box?.scrollTop ?? 0
}

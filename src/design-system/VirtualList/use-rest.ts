import { useLayoutEffect, useState, type RefObject } from 'react'

/** The first rows that a person finds in the list, so that everything stays where it is. */
export type Found = {
  /** How high the rows are that stand there. */
  heights: readonly number[]
  top: number
  area: { width: number; height: number }
}

/** In px: so much of the last row that is drawn lies below the area, so that moving to it scrolls. */
const hidden = 16

/**
 * A list rests until somebody turns to it: the browser lays its first rows out as any others, because keeping a place
 * for each costs as much as drawing them. `wake` ends that, and so do first rows, of `count`, that leave room for more
 * below them.
 */
export function useRest(scroller: RefObject<HTMLElement | null>, count: number) {
  const [found, setFound] = useState<Found>()

  function wake() {
    if (!found && scroller.current) setFound(look(scroller.current))
  }

  useLayoutEffect(() => {
    const area = scroller.current
    const list = area?.firstElementChild
    if (found || !list || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => {
      const seen = look(area)
      if (leavesRoom(seen, count)) setFound(seen)
    })
    observer.observe(area)
    observer.observe(list)
    return () => observer.disconnect()
  }, [found, scroller, count])

  return { found, wake }
}

/** How many rows fill so many px by what their heights are thought to be. */
export function rowsToFill(count: number, height: number, heightOf: (index: number) => number): number {
  let index = 0
  for (let filled = 0; index < count && filled < height; index += 1) filled += heightOf(index)
  return index
}

/** A person who reads on without a pointer needs a row that reaches below what is in sight: coming to it scrolls. */
function leavesRoom({ heights, area }: Found, count: number): boolean {
  return heights.length < count && heights.reduce((sum, height) => sum + height, 0) < area.height + hidden
}

function look(area: HTMLElement): Found {
  return {
    heights: [...area.querySelectorAll<HTMLElement>(':scope > ul > li')].map((row) => row.offsetHeight),
    top: area.scrollTop,
    area: { width: area.clientWidth, height: area.clientHeight },
  }
}

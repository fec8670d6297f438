import { useLayoutEffect, useState, type RefObject } from 'react'

/** What somebody who turns to the list finds, so that everything stays where it is. */
export type Found = {
  /** How high the rows are that stand there. */
  heights: readonly number[]
  top: number
  area: { width: number; height: number }
}

/**
 * A list rests until somebody turns to it: the browser lays its first rows out as any others, because keeping a place
 * for each costs as much as drawing them. `wake` ends that, and so do first rows that leave room below them.
 */
export function useRest(scroller: RefObject<HTMLElement | null>) {
  const [found, setFound] = useState<Found>()

  function wake() {
    if (!found && scroller.current) setFound(look(scroller.current))
  }

  useLayoutEffect(() => {
    const area = scroller.current
    const list = area?.firstElementChild
    if (found || !list || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => {
      if (leavesRoom(area)) setFound(look(area))
    })
    observer.observe(area)
    observer.observe(list)
    return () => observer.disconnect()
  }, [found, scroller])

  return { found, wake }
}

/** How many rows fill so many px by what their heights are thought to be. */
export function rowsToFill(count: number, height: number, heightOf: (index: number) => number): number {
  let index = 0
  for (let filled = 0; index < count && filled < height; index += 1) filled += heightOf(index)
  return index
}

function rowsOf(area: HTMLElement): HTMLElement[] {
  return [...area.querySelectorAll<HTMLElement>(':scope > ul > li')]
}

/** Whoever reads on without a pointer needs a row below those in sight: coming to it scrolls. */
function leavesRoom(area: HTMLElement): boolean {
  const last = rowsOf(area).at(-1)
  return last !== undefined && last.offsetTop < area.clientHeight
}

function look(area: HTMLElement): Found {
  return {
    heights: rowsOf(area).map((row) => row.offsetHeight),
    top: area.scrollTop,
    area: { width: area.clientWidth, height: area.clientHeight },
  }
}

import { useEffect, type RefObject } from 'react'

/** Keeps the chosen tab in view in a row that scrolls, without moving the page. */
export function useShownTab(list: RefObject<HTMLElement | null>, value: string) {
  useEffect(() => {
    const row = list.current
    const tab = row?.querySelector<HTMLElement>('[aria-selected="true"]')
    if (!row || !tab) return
    const [outer, inner] = [row.getBoundingClientRect(), tab.getBoundingClientRect()]
    // A part of the neighbour stays visible: it says that there is more.
    const margin = 32
    if (inner.left < outer.left) row.scrollBy({ left: inner.left - outer.left - margin })
    else if (inner.right > outer.right) row.scrollBy({ left: inner.right - outer.right + margin })
  }, [list, value])
}

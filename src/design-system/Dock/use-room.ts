import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { DockMember } from './dock-member'

/**
 * Panels that would reach above the header of the page, where their own could not be had any more, take turns as on phones: the one in which somebody
 * works stays, else the one that was expanded last, and the others collapse.
 */
export function useRoom(members: readonly DockMember[], shown: string | null, row: RefObject<HTMLElement | null>) {
  const settle = useEffectEvent((element: HTMLElement) => {
    if (!isTooHigh(element)) return
    const held = document.activeElement?.closest<HTMLElement>('[data-member]')
    const kept = (element.contains(held ?? null) && held?.dataset.member) || shown
    for (const { id, expanded, onExpandedChange } of members) if (expanded && id !== kept) onExpandedChange(false)
  })

  useEffect(() => {
    const element = row.current
    // Where there is no layout (server, tests) there is room.
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => settle(element))
    observer.observe(element)
    return () => observer.disconnect()
  }, [row])
}

function isTooHigh(row: HTMLElement): boolean {
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  return row.getBoundingClientRect().top < header
}

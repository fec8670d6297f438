import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

/**
 * Where the focus goes when it was in a panel that goes away: back to where the person came from, else to the panel
 * beside it, else to the page. In a panel that stays it goes to its header. What the panel itself does about it comes
 * first.
 */
export function useFocusPassedOn(row: RefObject<HTMLElement | null>) {
  const held = useRef<{ item: string; place: number } | null>(null)
  const from = useRef<HTMLElement | null>(null)

  useEffect(() => {
    // A frame in a panel takes the focus without a word to the page: what had it before is noted when it gets it.
    const note = ({ target }: globalThis.FocusEvent) => {
      if (!(target instanceof HTMLElement) || row.current?.contains(target)) return
      // The dock itself, which keys that walk the parts of the page lead to, is no place to return to.
      if (target.contains(row.current)) return
      // A question that is asked above the page is gone with its answer.
      if (!target.closest('dialog, [role$=dialog]')) from.current = target
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [row])

  // What is drawn anew may have taken the focus with it; React does not report that.
  useEffect(() => {
    if (!held.current || !isLost(row.current)) return
    const { item, place } = held.current
    const there = itemsIn(row.current)
    const same = there.find(({ dataset }) => dataset.dockItem === item)
    const next = same ?? there[Math.min(place, there.length - 1)]
    const choice = row.current?.querySelector<HTMLElement>(`[data-choose="${next?.dataset.dockItem}"]`)
    const header = next?.querySelector<HTMLElement>('[aria-expanded]')
    const page = document.querySelector<HTMLElement>('main')
    for (const target of same ? [header, page] : [from.current, choice, header, page]) if (takesFocus(target)) return
  })

  return {
    onFocus({ target }: FocusEvent) {
      const there = itemsIn(row.current)
      const place = there.findIndex((one) => one.contains(target))
      const item = there[place]?.dataset.dockItem
      held.current = item === undefined ? null : { item, place }
    },
    onBlur() {
      held.current = null
    },
  }
}

function isLost(row: HTMLElement | null): boolean {
  const focused = document.activeElement
  return (
    focused === null || focused === document.body || (row?.contains(focused) && focused.closest('[hidden]')) != null
  )
}

/** Those that can be seen, from the end of the edge on. */
function itemsIn(row: HTMLElement | null): HTMLElement[] {
  return [...(row?.querySelectorAll<HTMLElement>('[data-dock-item]:not([hidden])') ?? [])]
}

/** Whether it has the focus now; what is gone or out of sight takes none. The page stays where it is scrolled to. */
function takesFocus(target: HTMLElement | null | undefined): boolean {
  target?.focus({ preventScroll: true })
  return target != null && document.activeElement === target
}

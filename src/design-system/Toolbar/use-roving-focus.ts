import { useLayoutEffect, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'

/**
 * Makes the buttons in an element one stop of the Tab key: arrows, Home and End move among them, and Tab comes back to
 * the one that had the focus last. What is hidden is passed over. The handlers belong on the element itself.
 */
export function useRovingFocus(root: RefObject<HTMLElement | null>) {
  // After every drawing: buttons come, go and hide.
  useLayoutEffect(() => {
    if (root.current) settle(root.current)
  })
  return { onFocus: handleFocus, onKeyDown: handleKeyDown }
}

function handleFocus({ currentTarget, target }: FocusEvent<HTMLElement>) {
  settle(currentTarget, target)
}

function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
  const stops = stopsIn(event.currentTarget)
  const target = stops[nextIndex(event, stops.indexOf(event.target as HTMLButtonElement), stops.length)]
  if (!target) return
  event.preventDefault()
  target.focus()
}

/** Leaves one button to the Tab key: the wanted one, else the one that has it already, else the first. */
function settle(root: HTMLElement, wanted?: Element) {
  const stops = stopsIn(root)
  const current = stops.find((stop) => stop === wanted) ?? stops.find((stop) => stop.tabIndex === 0) ?? stops[0]
  for (const button of root.querySelectorAll('button')) button.tabIndex = button === current ? 0 : -1
}

function stopsIn(root: HTMLElement): HTMLButtonElement[] {
  return [...root.querySelectorAll('button')].filter(
    (button) => !button.disabled && button.closest('[data-hidden]') === null,
  )
}

/** Where a key leads; -1 for keys that lead nowhere. The ends meet. */
function nextIndex(event: KeyboardEvent, index: number, count: number): number {
  if (index < 0 || event.altKey || event.ctrlKey || event.metaKey) return -1
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  switch (event.key) {
    case 'Home':
      return 0
    case 'End':
      return count - 1
    case 'ArrowLeft':
    case 'ArrowRight':
      return (index + (event.key === forward ? 1 : count - 1)) % count
    default:
      return -1
  }
}

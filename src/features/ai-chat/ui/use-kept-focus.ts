import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the focus in the panel when the focused control disappears. It moves to the field, or to the panel where there
 * is no field or where an on-screen keyboard would open.
 */
export function useKeptFocus(
  panel: RefObject<HTMLElement | null>,
  field: RefObject<HTMLElement | null>,
  keepsFieldFree: boolean,
) {
  const held = useRef(false)

  // Rendering may have removed the focused element, which fires no event.
  useEffect(() => {
    if (!held.current || document.activeElement !== document.body) return
    const target = keepsFieldFree ? panel.current : (field.current ?? panel.current)
    target?.focus({ preventScroll: true })
  })

  return {
    onFocus() {
      held.current = true
    },
    onBlur() {
      held.current = false
    },
  }
}

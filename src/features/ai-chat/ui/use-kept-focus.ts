import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the focus in the panel when the control that has it goes, by its own press or because an answer has come. It goes to the field; to the panel where
 * there is none, or where a keyboard would come up with it.
 */
export function useKeptFocus(
  panel: RefObject<HTMLElement | null>,
  field: RefObject<HTMLElement | null>,
  keepsFieldFree: boolean,
) {
  const held = useRef(false)

  // What is drawn anew may have taken the focus with it; React tells nobody of that.
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

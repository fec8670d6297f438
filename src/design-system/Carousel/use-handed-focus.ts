import { useLayoutEffect, useRef } from 'react'

/** Hands the focus of a button that goes away on to another one; it would fall to the page otherwise, and the keys with it. */
export function useHandedFocus(gone: boolean) {
  const heir = useRef<HTMLButtonElement>(null)
  const held = useRef(false)

  // React tells nobody of the focus that goes with what it takes away: it still counts as held.
  useLayoutEffect(() => {
    if (!gone || !held.current) return
    held.current = false
    heir.current?.focus()
  }, [gone])

  return { heir, handlers: { onFocus: () => void (held.current = true), onBlur: () => void (held.current = false) } }
}

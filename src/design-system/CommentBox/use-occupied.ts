import { type FocusEvent, useEffect, useRef, useState } from 'react'

/**
 * Whether the focus is within. A press elsewhere takes it away at once, but the answer changes when the press is over:
 * what is pressed would otherwise move from under the pointer as the box folds.
 */
export function useOccupied() {
  const [occupied, setOccupied] = useState(false)
  const pressing = useRef(false)
  const leaving = useRef(false)

  useEffect(() => {
    const handleDown = () => (pressing.current = true)
    const handleUp = () => {
      pressing.current = false
      // After the click that follows.
      setTimeout(() => {
        if (leaving.current) setOccupied(false)
      })
    }
    document.addEventListener('pointerdown', handleDown, true)
    document.addEventListener('pointerup', handleUp, true)
    document.addEventListener('pointercancel', handleUp, true)
    return () => {
      document.removeEventListener('pointerdown', handleDown, true)
      document.removeEventListener('pointerup', handleUp, true)
      document.removeEventListener('pointercancel', handleUp, true)
    }
  }, [])

  return {
    occupied,
    handleFocus: () => {
      leaving.current = false
      setOccupied(true)
    },
    handleBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (currentTarget.contains(relatedTarget)) return
      leaving.current = true
      if (!pressing.current) setOccupied(false)
    },
  }
}

import { useState, type PointerEvent } from 'react'

/** Drawn further than this, the sheet is let go; less is a finger that changed its mind. */
const farEnoughPx = 96

/** Lets a finger draw a sheet down by its head. What it draws is a number of px; beyond a way it asks to close. */
export function useDragDown(onClose: () => void) {
  const [start, setStart] = useState<number | null>(null)
  const [distance, setDistance] = useState(0)

  function handlePointerDown(event: PointerEvent<HTMLElement>) {
    // A mouse has the button; and a press on a control is not the beginning of a gesture.
    if (event.pointerType === 'mouse' || (event.target as Element).closest('button, a')) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setStart(event.clientY)
  }

  function handlePointerMove(event: PointerEvent<HTMLElement>) {
    if (start !== null) setDistance(Math.max(0, event.clientY - start))
  }

  function handleEnd() {
    if (start === null) return
    setStart(null)
    if (distance > farEnoughPx) onClose()
    else setDistance(0)
  }

  return {
    distance,
    dragging: start !== null,
    handlers: {
      onPointerDown: handlePointerDown,
      onPointerMove: handlePointerMove,
      onPointerUp: handleEnd,
      onPointerCancel: handleEnd,
    },
  }
}

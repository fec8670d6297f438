import { useEffect, useEffectEvent, useState } from 'react'

/** Whole, and three steps closer. */
const steps = [1, 1.5, 2, 3] as const

/** How close the picture on show is looked at; the next picture is whole again. */
export function useZoom(pictureId: string | undefined, enabled: boolean) {
  const [state, setState] = useState({ of: pictureId, step: 0 })
  const step = state.of === pictureId ? state.step : 0
  const goTo = (wanted: number) => setState({ of: pictureId, step: Math.min(Math.max(wanted, 0), steps.length - 1) })
  const moves = { closer: () => goTo(step + 1), further: () => goTo(step - 1), whole: () => goTo(0) }

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!enabled || event.altKey || event.ctrlKey || event.metaKey) return
    // With or without Shift: where plus and minus are depends on the keyboard.
    const move = { '+': moves.closer, '=': moves.closer, '-': moves.further, '0': moves.whole }[event.key]
    if (!move) return
    event.preventDefault()
    move()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])

  return { zoom: steps[step] ?? 1, isWhole: step === 0, isClosest: step === steps.length - 1, ...moves }
}

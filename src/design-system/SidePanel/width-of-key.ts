/** Between which widths in px a panel may be drawn. */
export type WidthRange = { min: number; max: number }

/** One step of an arrow, and of an arrow with Shift or of a page key, in px. */
const steps = { small: 16, large: 80 } as const

/** The width a key asks for, as in the window splitter pattern of WAI-ARIA; `null` for keys that mean nothing here. */
export function widthOfKey(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  value: number,
  range: WidthRange,
  rightToLeft: boolean,
): number | null {
  const step = shiftKey ? steps.large : steps.small
  // The panel lies at the end: it grows towards the start.
  const grows = rightToLeft ? 'ArrowRight' : 'ArrowLeft'
  const shrinks = rightToLeft ? 'ArrowLeft' : 'ArrowRight'
  switch (key) {
    case grows:
      return within(range, value + step)
    case shrinks:
      return within(range, value - step)
    case 'PageUp':
      return within(range, value + steps.large)
    case 'PageDown':
      return within(range, value - steps.large)
    case 'Home':
      return range.min
    case 'End':
      return range.max
    default:
      return null
  }
}

/** The nearest whole width inside the range. */
export function within({ min, max }: WidthRange, width: number): number {
  return Math.round(Math.min(max, Math.max(min, width)))
}

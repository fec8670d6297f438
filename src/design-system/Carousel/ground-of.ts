import type { CSSProperties } from 'react'

const hexadecimal = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i
/** A name, or a function of plain numbers: nothing that could fetch or refer to anything. */
const named = /^[a-z]+(?:\([0-9.,%/+\s-]+\))?$/i

/** A customer's ground from its begin to its end, as it was written: no words stand on it. `null` unless both are colours. */
export function groundOf(begin: string | null | undefined, end: string | null | undefined): CSSProperties | null {
  const [from, to] = [colourIn(begin), colourIn(end)]
  return from !== null && to !== null ? ({ '--begin': from, '--end': to } as CSSProperties) : null
}

/** A text that is one colour and nothing else. */
function colourIn(text: string | null | undefined): string | null {
  const colour = text?.trim() ?? ''
  if (hexadecimal.test(colour)) return colour
  // Asked as it is used: words like `inherit` are values of a property, but no colours.
  const known = named.test(colour) && CSS.supports('background-image', `linear-gradient(${colour}, ${colour})`)
  return known ? colour : null
}

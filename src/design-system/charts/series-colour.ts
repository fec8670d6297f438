import type { CSSProperties } from 'react'
import { parseHex, rgbToOklch } from '../tokens'

const hues = new Map([
  ['neutral', 'slate'],
  ['info', 'blue'],
  ['success', 'green'],
  ['warn', 'amber'],
  ['error', 'red'],
  ['pro', 'violet'],
])

/** How a StatusChip of the same state is coloured: a known name, else hue and chroma of the code. */
export type SeriesColour = { name?: string | null | undefined; code?: string | null | undefined }

type ColourProps = { 'data-hue'?: string; 'data-tinted'?: ''; style?: CSSProperties }

/** What an element needs to be drawn in the colour of its series. */
export function colourProps({ name, code }: SeriesColour): ColourProps {
  const hue = hues.get(name ?? '')
  const rgb = hue === undefined ? parseHex(code ?? '') : null
  if (!rgb) return { 'data-hue': hue ?? 'slate' }
  const { h, c } = rgbToOklch(rgb)
  return { 'data-tinted': '', style: { '--tint-h': h.toFixed(1), '--tint-c': c.toFixed(3) } as CSSProperties }
}

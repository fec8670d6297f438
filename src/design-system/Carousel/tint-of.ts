import { parseHex, rgbToOklch, type Rgb } from '../tokens'

/** Hue and chroma of a customer's colour: what `data-tinted` takes of it. */
export type Tint = { h: number; c: number }

/** Below this it is a grey: it says light or dark, and that the theme decides. */
const leastChroma = 0.02

/**
 * What is kept of a colour that a customer wrote as CSS writes it, so that words stay readable in every theme: its hue
 * and chroma. `null` for greys and for what is no colour; the component's own colours stand then.
 */
export function tintOf(colour: string | null | undefined): Tint | null {
  const rgb = readColour(colour ?? '')
  if (!rgb) return null
  const { c, h } = rgbToOklch(rgb)
  return c < leastChroma ? null : { h: Math.round(h), c: Number(c.toFixed(3)) }
}

/** Hexadecimal codes are read here, names and functions by the browser, which knows them all. */
function readColour(colour: string): Rgb | null {
  const text = colour.trim()
  return text === '' ? null : (parseHex(text) ?? parseHex(text.startsWith('#') ? '' : asTheBrowserReads(text)))
}

let brush: CanvasRenderingContext2D | null | undefined

/** The browser's own spelling of a colour as a code, without its transparency; empty for what it does not know. */
function asTheBrowserReads(colour: string): string {
  brush ??= document.createElement('canvas').getContext('2d')
  if (!brush || !CSS.supports('color', colour)) return ''
  // Words that mean something in a sheet alone (`inherit`, `var()`) are no colours to a brush, which would keep the one
  // it read last.
  brush.fillStyle = '#000'
  brush.fillStyle = colour
  const spelled = String(brush.fillStyle)
  const channels = /^rgba\((\d+), (\d+), (\d+),/.exec(spelled)?.slice(1)
  return channels ? `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}` : spelled
}

import type { PortraitStyle } from '../content/people/index.ts'
import { Random } from '../state/random.ts'
import { circle, ellipse, rect, shape, svg } from './shapes.ts'

const skins = ['#f0d2b6', '#e3b48f', '#c98d63', '#a36b45', '#7b4a2f']
const hairs = ['#2a1d17', '#4b3020', '#8a5a33', '#c79a5b', '#9a9a98', '#b04e2c']
const coats = ['#4a8793', '#9d745a', '#5f8266', '#5f5187', '#c0603f', '#2f4a63']
const walls = ['#d9e8ea', '#f0e4d7', '#e2ebe1', '#e6dfee', '#f6e6c8']

/** A person's head and shoulders, always the same for the same id. */
export function drawPortrait(personId: string, style: PortraitStyle): string {
  const random = new Random(`portrait/${personId}`)
  const skin = random.pick(skins)
  const hair = random.pick(hairs)
  const coat = random.pick(coats)
  const long = style === 'long'
  const back = long ? shape('M58 200 Q40 70 120 58 Q200 70 182 200 z', hair) : ''
  const fringe = long
    ? 'M66 112 Q66 58 120 56 Q176 58 174 114 Q150 84 124 82 Q96 84 66 112 z'
    : 'M70 104 Q66 52 122 50 Q178 52 170 106 Q162 82 140 80 Q96 82 70 104 z'
  const glasses = random.chance(0.35)
    ? `<g fill="none" stroke="#2b2b2b" stroke-width="4"><circle cx="101" cy="116" r="15"/><circle cx="139" cy="116" r="15"/><path d="M116 114 h8"/></g>`
    : ''
  const beard =
    style === 'beard' ? shape('M74 122 Q76 176 120 178 Q164 176 166 122 Q160 146 120 146 Q80 146 74 122 z', hair) : ''
  return svg(
    240,
    240,
    rect(0, 0, 240, 240, random.pick(walls)) +
      back +
      shape('M20 240 Q24 184 92 176 H148 Q216 184 220 240 z', coat) +
      shape('M98 150 h44 v34 q-22 22 -44 0 z', skin) +
      ellipse(120, 114, 48, 56, skin) +
      beard +
      shape(fringe, hair) +
      circle(101, 116, 4.5, '#2b2320') +
      circle(139, 116, 4.5, '#2b2320') +
      `<path d="M106 142 Q120 154 134 142" fill="none" stroke="#7d4638" stroke-width="4" stroke-linecap="round"/>` +
      glasses +
      shape('M92 176 L120 204 L148 176 L156 182 L120 226 L84 182 z', '#ffffff', 'opacity="0.35"'),
  )
}

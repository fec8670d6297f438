import { circle, curve, line, rect, shape, svg } from './shapes.ts'

const lagoon = '#0b5c6b'
const wash = '#d9ecef'

/** Meridiana's logo: the arch of a sundial. */
export function drawLogo(): string {
  return svg(
    48,
    48,
    `<g fill="none" stroke-width="5" stroke-linecap="round"><path d="M8 40 V24 a16 16 0 0 1 32 0 V40" stroke="${lagoon}"/><path d="M18 40 V26 a6 6 0 0 1 12 0 V40" stroke="#6fa8b2"/></g>`,
  )
}

/** Signs of the tools in the links dialog, drawn on 48 by 48. */
const links: Record<string, string> = {
  chat: shape('M10 12 h28 v20 h-16 l-8 8 v-8 h-4 z', lagoon),
  learning: shape('M4 20 L24 10 L44 20 L24 30 z', lagoon) + curve('M13 25 v8 q11 8 22 0 v-8', lagoon, 4),
  travel: shape('M6 28 l14 -4 l-8 -14 h6 l14 10 l8 -3 q6 0 4 5 l-34 10 z', lagoon),
  drawings: rect(8, 10, 32, 28, lagoon, 4) + curve('M14 32 L24 16 L34 32 z', wash, 3),
  canteen:
    line(16, 8, 16, 40, lagoon, 4) +
    curve('M11 8 v10 q5 6 10 0 v-10', lagoon, 3) +
    curve('M32 40 V8 q8 4 8 14 h-8', lagoon, 4),
}

/** A sign of the links dialog; undefined for one that does not exist. */
export function drawLinkSign(name: string): string | undefined {
  const drawn = Object.hasOwn(links, name) ? links[name] : undefined
  return drawn && svg(48, 48, rect(0, 0, 48, 48, wash, 12) + drawn)
}

const kinds: Record<string, string> = {
  pdf: '#b23b3b',
  xlsx: '#2f855a',
  docx: '#2b5c9a',
  png: '#7a4fa3',
  file: '#5f6670',
}

/** The icon of a kind of file. */
export function drawFileIcon(kind: string): string {
  const colour = kinds[kind] ?? kinds['file'] ?? lagoon
  return svg(
    48,
    48,
    shape('M10 4 h20 l10 10 v30 h-30 z', '#f6f4ef', `stroke="${colour}" stroke-width="2.5" stroke-linejoin="round"`) +
      shape('M30 4 v10 h10 z', colour) +
      line(17, 24, 33, 24, colour, 3) +
      line(17, 31, 33, 31, colour, 3) +
      line(17, 38, 27, 38, colour, 3),
  )
}

/** A small picture of a file's first page. */
export function drawThumbnail(kind: string): string {
  const colour = kinds[kind] ?? lagoon
  const table = Array.from({ length: 7 }, (_, row) =>
    Array.from({ length: 4 }, (_, column) =>
      rect(40 + column * 62, 70 + row * 30, 56, 24, row === 0 ? colour : '#ece8de', 2),
    ).join(''),
  ).join('')
  const words = Array.from({ length: 9 }, (_, row) =>
    rect(60, 96 + row * 22, row % 4 === 3 ? 110 : 200, 8, '#c9c4ba', 4),
  ).join('')
  const page = kind === 'xlsx' ? table : rect(60, 50, 150, 18, colour, 6) + words + circle(230, 60, 16, wash)
  return svg(320, 320, rect(0, 0, 320, 320, '#eceae4') + rect(32, 28, 256, 280, '#fffefb', 6) + page)
}

/** Pictures of the intro carousel by name. */
export function drawSlide(name: string): string | undefined {
  if (name === 'welcome') {
    return svg(
      960,
      720,
      rect(0, 0, 960, 720, '#cfe5e9') +
        circle(700, 190, 90, '#fbe3b3') +
        shape('M0 520 Q240 400 480 500 T960 460 V720 H0 z', '#a4ced5') +
        `<g fill="none" stroke-linecap="round"><path d="M280 640 V390 a200 200 0 0 1 400 0 V640" stroke="${lagoon}" stroke-width="56"/><path d="M400 640 V410 a80 80 0 0 1 160 0 V640" stroke="#6fa8b2" stroke-width="46"/></g>` +
        rect(0, 640, 960, 80, '#86b4bd'),
    )
  }
  if (name === 'assistant') {
    return svg(
      960,
      720,
      rect(0, 0, 960, 720, '#f3d8c4') +
        rect(150, 130, 430, 130, '#fffaf3', 40) +
        rect(190, 168, 300, 18, '#d9a98a', 9) +
        rect(190, 204, 220, 18, '#e8c7b0', 9) +
        rect(330, 310, 480, 260, lagoon, 40) +
        [0, 1, 2, 3].map((row) => rect(380, 356 + row * 44, row === 3 ? 210 : 370, 18, '#cfe5e9', 9)).join('') +
        circle(720, 500, 22, '#fbe3b3') +
        shape('M800 120 l22 54 l54 22 l-54 22 l-22 54 l-22 -54 l-54 -22 l54 -22 z', '#d08a75'),
    )
  }
  if (name === 'bell') {
    return svg(
      960,
      720,
      rect(0, 0, 960, 720, '#4a3d7a') +
        circle(480, 350, 270, '#5d4a94') +
        shape('M480 150 q-130 10 -130 190 q0 110 -50 150 h360 q-50 -40 -50 -150 q0 -180 -130 -190 z', '#ffe2a6') +
        circle(480, 520, 44, '#efb267') +
        circle(600, 220, 40, '#d9593a'),
    )
  }
  return undefined
}

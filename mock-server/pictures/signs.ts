import { circle, curve, line, rect, shape, svg } from './shapes.ts'

const lagoon = '#0b5c6b'
const wash = '#d9ecef'

/** The outer and the inner arch of the logo, on light and on dark surfaces. */
export const logoColours = { light: [lagoon, '#3f8593'], dark: ['#7cc9d8', '#5b9fad'] } as const

/** Meridiana's logo: the arch of a sundial. */
export function drawLogo(surface: keyof typeof logoColours): string {
  const [outer, inner] = logoColours[surface]
  return svg(
    48,
    48,
    `<g fill="none" stroke-width="5" stroke-linecap="round"><path d="M8 40 V24 a16 16 0 0 1 32 0 V40" stroke="${outer}"/><path d="M18 40 V26 a6 6 0 0 1 12 0 V40" stroke="${inner}"/></g>`,
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

/**
 * Pictures of the intro carousel by name. A slide is cut to the shape of its place, which is narrow and high on phones
 * and low and wide above the words, so what is to be seen stands in the middle 440 by 400.
 */
export function drawSlide(name: string): string | undefined {
  if (name === 'welcome') {
    return svg(
      960,
      720,
      rect(0, 0, 960, 720, '#cfe5e9') +
        circle(650, 190, 76, '#fbe3b3') +
        shape('M0 520 Q240 400 480 500 T960 460 V720 H0 z', '#a4ced5') +
        `<g fill="none" stroke-linecap="round"><path d="M310 640 V370 a170 170 0 0 1 340 0 V640" stroke="${lagoon}" stroke-width="48"/><path d="M412 640 V388 a68 68 0 0 1 136 0 V640" stroke="#6fa8b2" stroke-width="40"/></g>` +
        rect(0, 640, 960, 80, '#86b4bd'),
    )
  }
  if (name === 'assistant') {
    return svg(
      960,
      720,
      rect(0, 0, 960, 720, '#f3d8c4') +
        rect(272, 166, 270, 104, '#fffaf3', 36) +
        rect(306, 198, 190, 16, '#d9a98a', 8) +
        rect(306, 228, 130, 16, '#e8c7b0', 8) +
        rect(306, 306, 380, 248, lagoon, 36) +
        [0, 1, 2, 3].map((row) => rect(346, 352 + row * 42, row === 3 ? 170 : 300, 16, '#cfe5e9', 8)).join('') +
        circle(632, 500, 20, '#fbe3b3') +
        shape('M632 162 l16 40 l40 16 l-40 16 l-16 40 l-16 -40 l-40 -16 l40 -16 z', '#d08a75'),
    )
  }
  if (name === 'bell') {
    return svg(
      960,
      720,
      rect(0, 0, 960, 720, '#4a3d7a') +
        circle(480, 360, 250, '#5d4a94') +
        shape('M480 184 q-110 8 -110 160 q0 94 -42 128 h304 q-42 -34 -42 -128 q0 -152 -110 -160 z', '#ffe2a6') +
        circle(480, 494, 38, '#efb267') +
        circle(582, 244, 34, '#d9593a'),
    )
  }
  return undefined
}

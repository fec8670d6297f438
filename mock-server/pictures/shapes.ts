/** The few SVG shapes that all drawings are made of. Numbers are pixels of the drawing. */

export function rect(x: number, y: number, width: number, height: number, fill: string, radius = 0, more = ''): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${radius}" fill="${fill}"${attributes(more)}/>`
}

export function circle(x: number, y: number, radius: number, fill: string, more = ''): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"${attributes(more)}/>`
}

export function ellipse(x: number, y: number, across: number, down: number, fill: string, more = ''): string {
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(across)}" ry="${round(down)}" fill="${fill}"${attributes(more)}/>`
}

export function shape(path: string, fill: string, more = ''): string {
  return `<path d="${path}" fill="${fill}"${attributes(more)}/>`
}

export function line(x1: number, y1: number, x2: number, y2: number, colour: string, width = 4): string {
  return `<line x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`
}

export function curve(path: string, colour: string, width = 4): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
}

/** The same drawing several times, each told its number. */
export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('')
}

/** What is drawn, so many pixels higher. */
export function higher(pixels: number, content: string): string {
  return `<g transform="translate(0 -${pixels})">${content}</g>`
}

/** A whole drawing. */
export function svg(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`
}

function attributes(more: string): string {
  return more === '' ? '' : ` ${more}`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

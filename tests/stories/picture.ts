/**
 * How far a channel (0 to 255) may be off before a pixel counts as different: rounding of colour spaces and of files,
 * never a changed token.
 */
export const CHANNEL_TOLERANCE = 3

/** A picture as rows of red, green, blue and alpha, one byte each. */
export interface Picture {
  width: number
  height: number
  data: Uint8Array
}

export interface Difference {
  /** How many pixels differ. */
  pixels: number
  /** What was drawn, pale, with those pixels marked. */
  marked: Picture
}

/** Wider than this a sheet does not grow: a row of it is then still within the reach of what packs it. */
const WIDEST = 10_240

/**
 * All states of a component as one sheet, below each other; those of one width and about one height stand side by side,
 * because what they have in common (a whole page around one panel) then packs to nearly nothing. White is what is left
 * over.
 */
export function sheetOf(pictures: readonly Picture[]): Picture {
  const rows: Picture[][] = []
  for (const picture of pictures) {
    const row = rows.at(-1)
    if (row && isBeside(row, picture)) row.push(picture)
    else rows.push([picture])
  }
  const width = Math.max(...rows.map(widthOf))
  const height = rows.reduce((sum, row) => sum + heightOf(row), 0)
  const sheet = { width, height, data: new Uint8Array(width * height * 4).fill(255) }
  let top = 0
  for (const row of rows) {
    let left = 0
    for (const picture of row) {
      paste(sheet, picture, left, top)
      left += picture.width
    }
    top += heightOf(row)
  }
  return sheet
}

function isBeside(row: readonly Picture[], { width, height }: Picture): boolean {
  const fits = widthOf(row) + width <= WIDEST
  const alike = (other: Picture) => Math.max(height, other.height) <= 2 * Math.min(height, other.height)
  return fits && row.every((other) => other.width === width && alike(other))
}

function widthOf(row: readonly Picture[]): number {
  return row.reduce((sum, { width }) => sum + width, 0)
}

function heightOf(row: readonly Picture[]): number {
  return Math.max(...row.map(({ height }) => height))
}

function paste(sheet: Picture, { width, height, data }: Picture, left: number, top: number): void {
  for (let y = 0; y < height; y += 1) {
    sheet.data.set(data.subarray(y * width * 4, (y + 1) * width * 4), ((top + y) * sheet.width + left) * 4)
  }
}

/** A picture in so many strips of about one height, from top to bottom. */
export function strips({ width, height, data }: Picture, count: number): Picture[] {
  const step = Math.ceil(height / count)
  const tops = Array.from({ length: Math.ceil(height / step) }, (_, index) => index * step)
  return tops.map((top) => {
    const bottom = Math.min(height, top + step)
    return { width, height: bottom - top, data: data.subarray(top * width * 4, bottom * width * 4) }
  })
}

/** Strips of one width as the picture that they were cut from. */
export function joined(pictures: readonly Picture[]): Picture {
  const width = pictures[0]?.width ?? 0
  const height = pictures.reduce((sum, picture) => sum + picture.height, 0)
  const data = new Uint8Array(width * height * 4)
  let at = 0
  for (const picture of pictures) {
    data.set(picture.data, at)
    at += picture.data.length
  }
  return { width, height, data }
}

/** Cuts away the ground at the end and at the bottom: rows and columns that have the colour of the last pixel only. */
export function cropped({ width, height, data }: Picture): Picture {
  const pixels = new Uint32Array(data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength))
  const ground = pixels.at(-1)
  let right = 0
  let bottom = 0
  for (let y = 0; y < height; y += 1) {
    for (let x = width - 1; x >= 0; x -= 1) {
      if (pixels[y * width + x] === ground) continue
      right = Math.max(right, x + 1)
      bottom = y + 1
      break
    }
  }
  // A picture of nothing stays a picture.
  const kept = { width: Math.max(1, right), height: Math.max(1, bottom), data: new Uint8Array() }
  kept.data = new Uint8Array(kept.width * kept.height * 4)
  for (let y = 0; y < kept.height; y += 1) {
    kept.data.set(data.subarray(y * width * 4, (y * width + kept.width) * 4), y * kept.width * 4)
  }
  return kept
}

/** Where two pictures differ by more than the tolerance, or null. What one of them does not cover differs. */
export function differenceOf(expected: Picture, actual: Picture): Difference | null {
  const width = Math.max(expected.width, actual.width)
  const height = Math.max(expected.height, actual.height)
  if (sameSize(expected, actual) && withinTolerance(expected.data, actual.data)) return null
  const differing: number[] = []
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!sameAt(expected, actual, x, y)) differing.push(y * width + x)
    }
  }
  if (differing.length === 0) return null
  const marked = pale(actual, width, height)
  for (const at of differing) marked.data.set([220, 30, 60, 255], at * 4)
  return { pixels: differing.length, marked }
}

function sameSize(one: Picture, other: Picture): boolean {
  return one.width === other.width && one.height === other.height
}

/** Nearly all pictures are the same, and a sheet has millions of pixels: one plain pass over all channels tells. */
function withinTolerance(one: Uint8Array, other: Uint8Array): boolean {
  for (let at = 0; at < one.length; at += 1) {
    if (Math.abs((one[at] ?? 0) - (other[at] ?? 0)) > CHANNEL_TOLERANCE) return false
  }
  return true
}

function sameAt(one: Picture, other: Picture, x: number, y: number): boolean {
  if (x >= one.width || x >= other.width || y >= one.height || y >= other.height) return false
  const from = (one.width * y + x) * 4
  const to = (other.width * y + x) * 4
  for (let channel = 0; channel < 4; channel += 1) {
    if (Math.abs((one.data[from + channel] ?? 0) - (other.data[to + channel] ?? 0)) > CHANNEL_TOLERANCE) return false
  }
  return true
}

/** The picture in light greys, on a sheet of the given size. */
function pale(picture: Picture, width: number, height: number): Picture {
  const data = new Uint8Array(width * height * 4).fill(255)
  for (let y = 0; y < picture.height; y += 1) {
    for (let x = 0; x < picture.width; x += 1) {
      const from = (picture.width * y + x) * 4
      const [red = 0, green = 0, blue = 0] = picture.data.subarray(from, from + 3)
      const light = 255 - Math.round((255 - (red + green + blue) / 3) / 4)
      data.fill(light, (width * y + x) * 4, (width * y + x) * 4 + 3)
    }
  }
  return { width, height, data }
}

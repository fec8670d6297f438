import { PNG } from 'pngjs'

/** How far a channel (0 to 255) may be off before a pixel counts as different: rounding of colour spaces, never a changed token. */
const CHANNEL_TOLERANCE = 3

/** Pastes pictures below each other, so that all states of a part make one sheet. */
export function sheetOf(pictures: Buffer[]): Buffer {
  const parts = pictures.map((picture) => PNG.sync.read(picture))
  const width = Math.max(...parts.map((part) => part.width))
  const height = parts.reduce((sum, part) => sum + part.height, 0)
  const sheet = new PNG({ width, height })
  let top = 0
  for (const part of parts) {
    PNG.bitblt(part, sheet, 0, 0, part.width, part.height, 0, top)
    top += part.height
  }
  return PNG.sync.write(sheet, { deflateLevel: 9 })
}

/** Pixels that differ, and a picture that marks them; null when the two are the same. */
export function differenceOf(expected: Buffer, actual: Buffer): { pixels: number; picture: Buffer } | null {
  const a = PNG.sync.read(expected)
  const b = PNG.sync.read(actual)
  const width = Math.max(a.width, b.width)
  const height = Math.max(a.height, b.height)
  const marked = new PNG({ width, height })
  let pixels = 0
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const outside = x >= a.width || x >= b.width || y >= a.height || y >= b.height
      const from = (a.width * y + x) * 4
      const to = (b.width * y + x) * 4
      const different =
        outside ||
        [0, 1, 2, 3].some(
          (channel) => Math.abs((a.data[from + channel] ?? 0) - (b.data[to + channel] ?? 0)) > CHANNEL_TOLERANCE,
        )
      const at = (width * y + x) * 4
      if (different) pixels += 1
      marked.data.set(different ? [220, 30, 60, 255] : fade(b.data, to), at)
    }
  }
  return pixels === 0 ? null : { pixels, picture: PNG.sync.write(marked) }
}

function fade(data: Buffer, at: number): [number, number, number, number] {
  const grey = Math.round(((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3)
  const light = 255 - Math.round((255 - grey) / 4)
  return [light, light, light, 255]
}

import { crc32, deflateSync } from 'node:zlib'
import { PNG } from 'pngjs'
import type { Picture } from './picture.ts'

/**
 * A file keeps each channel to the nearest multiple of this, at most one step off: the many shades at the edges of
 * letters become fewer. With the tolerance of the comparison a channel can be off by four steps in all.
 */
const FILE_STEP = 3

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
const MOST_COLOURS = 256
const PALETTE = 3
const TRUE_COLOUR = 2

export function decode(file: Buffer): Picture {
  return PNG.sync.read(file)
}

/** Packs a picture as small as PNG allows: with a palette where its colours are few enough. Pages are opaque. */
export function encode(picture: Picture): Buffer {
  const colours = coloursOf(picture)
  const palette = paletteOf(colours)
  return palette
    ? file(picture, PALETTE, indexed(colours, palette), palette)
    : file(picture, TRUE_COLOUR, bytes(colours))
}

/** One number for the rounded red, green and blue of each pixel. */
function coloursOf({ data }: Picture): Uint32Array {
  const rounded = (channel = 0) => Math.round(channel / FILE_STEP) * FILE_STEP
  const colours = new Uint32Array(data.length / 4)
  for (let pixel = 0; pixel < colours.length; pixel += 1) {
    const at = pixel * 4
    colours[pixel] = (rounded(data[at]) << 16) | (rounded(data[at + 1]) << 8) | rounded(data[at + 2])
  }
  return colours
}

/** The colours by frequency, which packs best; null where they are too many. */
function paletteOf(colours: Uint32Array): number[] | null {
  const counts = new Map<number, number>()
  for (const colour of colours) {
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
    if (counts.size > MOST_COLOURS) return null
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([colour]) => colour)
}

function indexed(colours: Uint32Array, palette: readonly number[]): Uint8Array {
  const indices = new Map(palette.map((colour, index) => [colour, index]))
  return Uint8Array.from(colours, (colour) => indices.get(colour) ?? 0)
}

function bytes(colours: ArrayLike<number>): Uint8Array {
  const channels = new Uint8Array(colours.length * 3)
  for (let index = 0; index < colours.length; index += 1) {
    const colour = colours[index] ?? 0
    channels.set([colour >> 16, (colour >> 8) & 255, colour & 255], index * 3)
  }
  return channels
}

function file({ width, height }: Picture, type: number, pixels: Uint8Array, palette: readonly number[] = []): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, type], 8)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    ...(palette.length > 0 ? [chunk('PLTE', bytes(palette))] : []),
    chunk('IDAT', deflateSync(unfiltered(pixels, height), { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Each row begins with the filter that it was prepared by; flat colours pack best with none. */
function unfiltered(pixels: Uint8Array, height: number): Buffer {
  const width = pixels.length / height
  const rows = Buffer.alloc(pixels.length + height)
  for (let y = 0; y < height; y += 1) rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1)
  return rows
}

function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'ascii'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  framed.set(body, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}

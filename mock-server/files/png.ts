import { Random } from '../state/random.ts'
import type { FileBytes } from '../state/data.ts'
import { bigEndian, bytesOf, crc32, join } from './bytes.ts'

const colours = [
  [0xd9, 0xe8, 0xea],
  [0xf0, 0xe4, 0xd7],
  [0xe2, 0xeb, 0xe1],
  [0x86, 0xb4, 0xbd],
  [0xc9, 0xa6, 0x8b],
  [0x1f, 0x4f, 0x5a],
  [0xe2, 0xa1, 0x5f],
  [0xfb, 0xe3, 0xb3],
] as const

/** A PNG of a lamp over a horizon, in colours that the name decides; longer by `padding` bytes of comment. */
export function png(name: string, padding = 0): FileBytes {
  const [width, height] = [320, 214]
  const random = new Random(`png/${name}`)
  const [sky, land, shade, light] = random.shuffle(colours)
  const centre = random.integer(width / 3, (width * 2) / 3)
  const rows = new Uint8Array((width * 3 + 1) * height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const far = Math.hypot(x - centre, y - height * 0.42)
      const hill = height * 0.66 + Math.sin((x / width) * 5 + centre) * 18
      const colour = far < 46 ? light : far > 58 && far < 66 ? shade : y > hill ? land : sky
      rows.set(colour ?? [255, 255, 255], y * (width * 3 + 1) + 1 + x * 3)
    }
  }
  const header = join([bigEndian(width, height), Uint8Array.of(8, 2, 0, 0, 0)])
  return join([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', header),
    chunk('IDAT', zlibStored(rows)),
    ...(padding > 0 ? [chunk('tEXt', bytesOf(`Comment\0${' '.repeat(padding)}`))] : []),
    chunk('IEND', new Uint8Array(0)),
  ])
}

function chunk(type: string, data: Uint8Array): FileBytes {
  const body = join([bytesOf(type), data])
  return join([bigEndian(data.length), body, bigEndian(crc32(body))])
}

/** Data in the form that PNG asks for, in blocks that are not compressed. */
function zlibStored(data: Uint8Array): FileBytes {
  const pieces: Uint8Array[] = [Uint8Array.of(0x78, 0x01)]
  for (let at = 0; at < data.length; at += 0xffff) {
    const block = data.subarray(at, at + 0xffff)
    const last = at + 0xffff >= data.length ? 1 : 0
    const { length } = block
    pieces.push(Uint8Array.of(last, length & 0xff, length >> 8, ~length & 0xff, (~length >> 8) & 0xff), block)
  }
  let low = 1
  let high = 0
  for (const byte of data) {
    low = (low + byte) % 65521
    high = (high + low) % 65521
  }
  return join([...pieces, bigEndian(((high << 16) | low) >>> 0)])
}

import type { FileBytes } from '../state/data.ts'

/** Text as bytes. */
export function bytesOf(text: string): FileBytes {
  return new TextEncoder().encode(text) as FileBytes
}

/** Several pieces as one. */
export function join(pieces: readonly Uint8Array[]): FileBytes {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

/** Numbers of four bytes, the greatest byte first. */
export function bigEndian(...values: number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(values.length * 4))
  values.forEach((value, index) => view.setUint32(index * 4, value >>> 0))
  return new Uint8Array(view.buffer)
}

const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value
})

/** The check sum that PNG and ZIP use. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}

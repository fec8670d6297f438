/** The head of a square WebP, which is all that is ever read of one here: for tests, which have no canvas. */
export function webp(size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(30)
  bytes.set(new TextEncoder().encode('RIFF\u0016\u0000\u0000\u0000WEBPVP8X'))
  const view = new DataView(bytes.buffer)
  for (const at of [24, 27]) view.setUint16(at, size - 1, true)
  return bytes
}

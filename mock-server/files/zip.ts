import type { FileBytes } from '../state/data.ts'
import { bytesOf, crc32, join } from './bytes.ts'

/** A ZIP archive of these files, not compressed: what office documents are packed in. */
export function zip(files: readonly { name: string; content: Uint8Array }[]): FileBytes {
  const pieces: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let offset = 0
  for (const { name, content } of files) {
    const nameBytes = bytesOf(name)
    const sums = [crc32(content), content.length, content.length]
    const local = record(0x04034b50, [20, 0x0800, 0, 0, 33], sums, [nameBytes.length, 0])
    directory.push(
      record(0x02014b50, [20, 20, 0x0800, 0, 0, 33], sums, [nameBytes.length, 0, 0, 0, 0], [0, offset]),
      nameBytes,
    )
    pieces.push(local, nameBytes, content)
    offset += local.length + nameBytes.length + content.length
  }
  const listing = join(directory)
  const end = record(0x06054b50, [0, 0, files.length, files.length], [listing.length, offset], [0])
  return join([...pieces, listing, end])
}

/** A signature, then groups of two-byte, four-byte, two-byte and four-byte numbers, the least byte first. */
function record(signature: number, shorts: number[], longs: number[], more: number[], last: number[] = []): Uint8Array {
  const view = new DataView(
    new ArrayBuffer(4 + shorts.length * 2 + longs.length * 4 + more.length * 2 + last.length * 4),
  )
  let at = 0
  const short = (value: number) => (view.setUint16(at, value, true), (at += 2))
  const long = (value: number) => (view.setUint32(at, value >>> 0, true), (at += 4))
  long(signature)
  shorts.forEach(short)
  longs.forEach(long)
  more.forEach(short)
  last.forEach(long)
  return new Uint8Array(view.buffer)
}

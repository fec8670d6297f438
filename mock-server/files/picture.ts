import type { FileBytes } from '../state/data.ts'

/** What the head of a picture's bytes says. */
export type PictureHead = { mimeType: string; width: number; height: number }

/** Reads kind and size from the first bytes; null for what is no JPEG, PNG, WebP or GIF, or breaks off. */
export function readPicture(bytes: FileBytes): PictureHead | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    return readPng(view) ?? readGif(view) ?? readWebp(view) ?? readJpeg(view)
  } catch {
    // The head ends before it says its size.
    return null
  }
}

/** Whether the bytes begin like a picture that posts show, however damaged the rest may be. */
export function isPictureKind(bytes: FileBytes): boolean {
  const start = letters(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), 0, Math.min(12, bytes.length))
  return /^(\x89PNG|GIF8|\xff\xd8\xff|RIFF.{4}WEBP)/s.test(start)
}

function readPng(view: DataView): PictureHead | null {
  if (view.getUint32(0) !== 0x89504e47) return null
  const last = letters(view, view.byteLength - 8, 4)
  return last === 'IEND' ? { mimeType: 'image/png', width: view.getUint32(16), height: view.getUint32(20) } : null
}

function readGif(view: DataView): PictureHead | null {
  if (letters(view, 0, 4) !== 'GIF8') return null
  return { mimeType: 'image/gif', width: view.getUint16(6, true), height: view.getUint16(8, true) }
}

function readWebp(view: DataView): PictureHead | null {
  if (letters(view, 0, 4) !== 'RIFF' || letters(view, 8, 4) !== 'WEBP') return null
  const kind = letters(view, 12, 4)
  const mimeType = 'image/webp'
  const three = (at: number) => view.getUint8(at) + (view.getUint16(at + 1, true) << 8) + 1
  if (kind === 'VP8X') return { mimeType, width: three(24), height: three(27) }
  if (kind === 'VP8L') {
    const size = view.getUint32(21, true)
    return { mimeType, width: (size & 0x3fff) + 1, height: ((size >> 14) & 0x3fff) + 1 }
  }
  return { mimeType, width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
}

/** The size stands in the frame header, behind any number of other segments. */
function readJpeg(view: DataView): PictureHead | null {
  if (view.getUint16(0) !== 0xffd8) return null
  for (let at = 2; ; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint16(at)
    if (marker >> 8 !== 0xff) return null
    const frame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)
    if (frame) return { mimeType: 'image/jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
  }
}

function letters(view: DataView, at: number, length: number): string {
  return Array.from({ length }, (_, index) => String.fromCharCode(view.getUint8(at + index))).join('')
}

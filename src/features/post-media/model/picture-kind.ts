/** Why a file cannot stand in a text as a picture. */
export type PictureFailure = 'heic' | 'svg' | 'kind' | 'bytes' | 'pixels' | 'broken' | 'sending'

/** The largest file of a picture. */
export const PICTURE_BYTES = 20 * 1024 * 1024

/** What is wrong with a file by its first bytes and its length, whatever it is called; null for a picture. */
export async function pictureProblem(file: Blob): Promise<PictureFailure | null> {
  const head = new Uint8Array(await file.slice(0, 512).arrayBuffer())
  const letters = String.fromCharCode(...head)
  if (head.length === 0) return 'broken'
  if (/^....ftyp(heic|heix|hevc|hevx|heim|heis|mif1|msf1)/s.test(letters)) return 'heic'
  if (/^\s*(<\?xml|<!doctype svg|<!--|<svg)/i.test(letters.replace(/^\u00ef\u00bb\u00bf/, ''))) return 'svg'
  if (!/^(\u0089PNG|GIF8|\u00ff\u00d8\u00ff|RIFF....WEBP)/s.test(letters)) return 'kind'
  return file.size > PICTURE_BYTES ? 'bytes' : null
}

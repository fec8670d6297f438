import type { Schemas } from '@/api'

/** Videos that every supported browser plays. */
const playable = new Set(['video/mp4', 'video/webm'])

/** Formats that every supported browser draws. Within a picture element not even SVG may run scripts of its own. */
const drawable = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif', 'image/svg+xml'])

/** How a file can be looked at without leaving the portal; `file` only has a name. */
export function kindOf(
  attachment: Pick<Schemas['AttachmentSummary'], 'mimeType' | 'url'>,
): 'picture' | 'video' | 'pdf' | 'file' {
  if (isPicture(attachment)) return 'picture'
  if (ownAddress(attachment.url) === null) return 'file'
  if (playable.has(attachment.mimeType)) return 'video'
  // Phones mostly have no reader of their own, and a frame would stay empty.
  return attachment.mimeType === 'application/pdf' && navigator.pdfViewerEnabled ? 'pdf' : 'file'
}

/** Whether the file can be looked at in the large view. */
export function isPicture({ mimeType, url }: Pick<Schemas['AttachmentSummary'], 'mimeType' | 'url'>): boolean {
  return drawable.has(mimeType) && ownAddress(url) !== null
}

/**
 * The full address of a file that this portal's own server keeps, or null for any other: what a server names as the
 * place of a file may be anything, and only our own answers are known to come with headers that make opening them safe.
 */
export function ownAddress(address: string, base: string = document.baseURI): string | null {
  try {
    const url = new URL(address, base)
    return url.origin === new URL(base).origin ? url.href : null
  } catch {
    return null
  }
}

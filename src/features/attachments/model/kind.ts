import type { Schemas } from '@/api'

import { ownAddress } from './own-address'
import { isPicture } from './picture'

/** Films that every supported browser plays. */
const playable = new Set(['video/mp4', 'video/webm'])

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

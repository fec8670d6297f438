import type { Schemas } from '@/api'

import { ownAddress } from './own-address'

/** Formats that every supported browser draws. Within a picture element not even SVG may run scripts of its own. */
const drawable = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif', 'image/svg+xml'])

/** Whether the file can be looked at in the large view. */
export function isPicture({ mimeType, url }: Pick<Schemas['AttachmentSummary'], 'mimeType' | 'url'>): boolean {
  return drawable.has(mimeType) && ownAddress(url) !== null
}

import { fullAddress } from '../full-address'
import { copyRequested } from './copy-text'
import { messages } from './messages'

/** The link to a path of the portal is wanted in the clipboard. */
export const linkCopyRequested = copyRequested.prepend((path: string) => ({
  text: fullAddress(path),
  copied: messages.copied,
  refused: messages.refused,
}))

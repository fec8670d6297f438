import Link from 'quill/formats/link'

import { safeAddress } from '../../RichText'

/** A link in the text that is being written. The same check as when it is read; a click sets the caret. */
export class SafeLinkBlot extends Link {
  static override sanitize(address: string): string {
    return safeAddress(address) ?? super.SANITIZED_URL
  }
}

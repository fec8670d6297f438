import { insidePath } from '../Link'

/**
 * Addresses that a link in somebody's text may lead to. Everything else (javascript:, data:, file: …) stays plain text.
 */
const allowedProtocols = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** Only there to tell relative addresses from absolute ones: `.invalid` can never be a real host. */
const nowhere = 'https://nowhere.invalid'

/**
 * The address in its normal form, or null when nobody should be sent there.
 * The URL parser decides, because it sees what the browser would see: it drops tabs and line breaks inside
 * `java\nscript:` and turns `/\host` into another host, where a pattern over the text would be fooled.
 */
export function safeAddress(address: unknown): string | null {
  if (typeof address !== 'string' || address.trim() === '') return null
  if (!URL.canParse(address, nowhere)) return null
  const { protocol, origin, href } = new URL(address, nowhere)
  if (!allowedProtocols.has(protocol)) return null
  // Relative: only from the root, since the text does not know where it is shown.
  return origin === nowhere ? insidePath(address) : href
}

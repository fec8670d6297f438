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
  const url = parse(address)
  if (!url || !allowedProtocols.has(url.protocol)) return null
  if (url.origin !== nowhere) return url.href
  // Relative: only from the root, since the text does not know where it is shown. `/.//host` would come out as another
  // host.
  if (!address.trim().startsWith('/') || url.pathname.startsWith('//')) return null
  return `${url.pathname}${url.search}${url.hash}`
}

/** True for addresses that leave the origin of the page, which therefore open beside it. */
export function leavesOrigin(address: string, pageAddress: string): boolean {
  const page = parse(pageAddress)
  const url = parse(address, page?.href)
  return !!url && /^https?:$/.test(url.protocol) && url.origin !== page?.origin
}

/** The address below the page's base as links of the portal are written, `/post/7`; other addresses as they are. */
export function belowBase(address: string, base: string): string {
  const url = parse(address)
  const home = parse(base)
  const folder = home?.pathname.replace(/[^/]*$/, '')
  if (!url || !home || !folder || url.origin !== home.origin || !url.pathname.startsWith(folder)) return address
  return `/${url.pathname.slice(folder.length)}${url.search}${url.hash}`
}

function parse(address: string, base = nowhere): URL | null {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}

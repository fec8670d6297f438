import { insidePath } from '@/design-system/Link'

/** Where a link of a home leads; null for an address neither of the portal nor of another host with `https:`. */
export function hrefOf(address: string): { href: string; outside: boolean } | null {
  if (address.startsWith('/')) {
    const inside = insidePath(address)
    return inside === null ? null : { href: inside, outside: false }
  }
  if (!URL.canParse(address)) return null
  const { protocol, href } = new URL(address)
  return protocol === 'https:' ? { href, outside: true } : null
}

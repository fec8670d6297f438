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

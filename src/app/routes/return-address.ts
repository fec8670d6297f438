/**
 * The address within the portal that somebody asked for before signing in, from the `from` value of the sign-in page.
 * Only a path of our own origin is followed; anything else leads home, so that a crafted link cannot send people
 * elsewhere after they signed in.
 */
export function returnAddress(from: string | null, origin = window.location.origin): string {
  if (!from?.startsWith('/') || /^\/[/\\]/.test(from) || from.startsWith('/login')) return '/'
  try {
    const url = new URL(from, origin)
    if (url.origin !== origin) return '/'
    const address = url.pathname + url.search + url.hash
    return /^\/[/\\]/.test(address) ? '/' : address
  } catch {
    return '/'
  }
}

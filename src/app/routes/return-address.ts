import { insidePath } from '@/design-system/Link'

/**
 * The address within the portal that somebody asked for before signing in, from the `from` value of the sign-in page.
 * Anything else leads home, so that a crafted link cannot send people elsewhere after they signed in.
 */
export function returnAddress(from: string | null): string {
  const path = from === null ? null : insidePath(from)
  return path === null || path.startsWith('/login') ? '/' : path
}

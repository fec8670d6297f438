/**
 * The address that a text says, seen from `base`; null where it says none. `URL.parse` is younger than the oldest
 * browsers that are served.
 */
export function readUrl(text: string, base: string | URL): URL | null {
  return URL.canParse(text, base) ? new URL(text, base) : null
}

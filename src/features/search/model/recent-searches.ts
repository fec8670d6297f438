import { storage } from '@/shared/storage'

/** As many as a phone shows without scrolling, above its keyboard. */
const KEPT = 8

/** What this person searched for in this browser, the latest first. */
export function recentSearches(personId: string): readonly string[] {
  return storage.recentSearches.read(personId) ?? []
}

/** Puts a search in front of the earlier ones; the same words stand there once. */
export function rememberSearch(personId: string, query: string): void {
  const others = recentSearches(personId).filter((earlier) => earlier !== query)
  storage.recentSearches.write(personId, [query, ...others].slice(0, KEPT))
}

/** Forgets what this person searched for. */
export function forgetSearches(personId: string): void {
  storage.recentSearches.remove(personId)
}

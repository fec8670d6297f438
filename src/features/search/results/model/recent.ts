import { storage } from '@/shared/storage'

const most = 10

/** What a person searched for in this browser, the last first. */
export function recentSearches(userId: string): readonly string[] {
  return storage.recentSearches.read(userId) ?? []
}

/** Remembers a search; one that was made before moves to the front. */
export function rememberSearch(userId: string, query: string): void {
  const others = recentSearches(userId).filter((known) => known !== query)
  storage.recentSearches.write(userId, [query, ...others].slice(0, most))
}

/** Forgets them all. */
export function forgetSearches(userId: string): void {
  storage.recentSearches.remove(userId)
}

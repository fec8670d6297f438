import { SearchView } from '@/features/search-results'

/** What a search has found. `q` is what was asked, `filter` tells one search for the same words from another. */
export function Page() {
  return <SearchView />
}

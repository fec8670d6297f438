import { SearchView } from '@/features/search'

/** What a search has found. */
export function Page() {
  return <SearchView />
}

import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Page } from '@/design-system/Page'
import { problemOf } from '../../reason/query-problem'
import { QueryReason } from '../../reason/QueryReason'
import { corrected } from '../model/address'
import { SearchResults } from './SearchResults'
import { SearchStart } from './SearchStart'

export type SearchViewProps = {
  /** Only what stands in this community is searched, below its head. */
  communityId?: string
}

/** The screen of the search: what was found, or how to search. */
export function SearchView({ communityId }: SearchViewProps) {
  const [search, setSearch] = useSearchParams()
  const isInside = communityId !== undefined
  const meant = corrected(search, isInside)
  useEffect(() => {
    if (meant !== search) setSearch(meant, { replace: true, preventScrollReset: true })
  }, [meant, search, setSearch])

  const query = (meant.get('q') ?? '').trim()
  if (query === '' && !isInside) return <SearchStart />
  const problem = problemOf(query)
  if (!problem) return <SearchResults query={query} filter={meant.get('filter') ?? ''} communityId={communityId} />
  return isInside ? (
    <QueryReason problem={problem} level={2} />
  ) : (
    <Page>
      <QueryReason problem={problem} level={1} />
    </Page>
  )
}

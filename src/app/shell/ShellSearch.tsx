import { useMatch, useNavigate, useSearchParams } from 'react-router-dom'
import { SearchBar } from '@/features/search'
import { paths } from '@/shared/routes'
import { SEARCH_INPUT } from './ids'

/** The search of the header: leads to the results, where it shows the query of the address again. */
export function ShellSearch() {
  const navigate = useNavigate()
  const isResults = useMatch('/search-v2') !== null
  const [parameters] = useSearchParams()
  return (
    <SearchBar
      id={SEARCH_INPUT}
      query={isResults ? (parameters.get('q') ?? '') : ''}
      onSearch={(search) => void navigate(paths.search(search))}
    />
  )
}

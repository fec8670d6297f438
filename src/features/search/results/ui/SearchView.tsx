import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { EmptyState } from '@/design-system/EmptyState'
import { Page } from '@/design-system/Page'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { corrected, problemOf, type QueryProblem } from '../model/address'
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
    <NotSent problem={problem} level={2} />
  ) : (
    <Page>
      <NotSent problem={problem} level={1} />
    </Page>
  )
}

const problemWords = {
  letters: { title: messages.tooLong, text: messages.tooLongText },
  words: { title: messages.tooManyWords, text: messages.tooManyWordsText },
}

/** Why nothing is searched; the words stay in the field. */
function NotSent({ problem, level }: { problem: QueryProblem; level: 1 | 2 }) {
  const { formatMessage } = useIntl()
  if (problem.kind === 'signs') {
    return (
      <EmptyState
        level={level}
        title={formatMessage(messages.noWords)}
        description={formatMessage(messages.noWordsText)}
      />
    )
  }
  const { title, text } = problemWords[problem.kind]
  return <EmptyState level={level} title={formatMessage(title)} description={formatMessage(text, problem)} />
}

import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { EmptyState } from '@/design-system/EmptyState'
import { Page } from '@/design-system/Page'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { corrected, problemOf, type QueryProblem } from '../model/address'
import { SearchResults } from './SearchResults'
import { SearchStart } from './SearchStart'

/** The screen of the search: what was found, or how to search. */
export function SearchView() {
  const [search, setSearch] = useSearchParams()
  const meant = corrected(search)
  useEffect(() => {
    if (meant !== search) setSearch(meant, { replace: true, preventScrollReset: true })
  }, [meant, search, setSearch])

  const query = (meant.get('q') ?? '').trim()
  if (query === '') return <SearchStart />
  const problem = problemOf(query)
  return problem ? <NotSent problem={problem} /> : <SearchResults query={query} filter={meant.get('filter') ?? ''} />
}

const problemWords = {
  letters: { title: messages.tooLong, text: messages.tooLongText },
  words: { title: messages.tooManyWords, text: messages.tooManyWordsText },
}

/** Why nothing is searched; the words stay in the field. */
function NotSent({ problem }: { problem: QueryProblem }) {
  const { formatMessage } = useIntl()
  if (problem.kind === 'signs') {
    return (
      <Page>
        <EmptyState
          level={1}
          title={formatMessage(messages.noWords)}
          description={formatMessage(messages.noWordsText)}
        />
      </Page>
    )
  }
  const { title, text } = problemWords[problem.kind]
  return (
    <Page>
      <EmptyState level={1} title={formatMessage(title)} description={formatMessage(text, problem)} />
    </Page>
  )
}

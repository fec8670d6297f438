import { Heading } from '@/design-system/Heading'
import { Page } from '@/design-system/Page'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { NothingAsked } from './NothingAsked'
import { Reading } from './Reading'
import { SearchFailure } from './SearchFailure'
import { SearchPanel, SortSelect } from './SearchPanel'
import styles from './SearchResults.module.css'
import { useCountWords } from './use-count-words'
import { useSearch } from './use-search'

/** What a search of the header has found, in five tabs; what is chosen is in the address. */
export function SearchView() {
  const { formatMessage } = useIntl()
  const search = useSearch()
  const count = useCountWords(search)
  const { words, shown, list } = search
  if (words.kind !== 'words')
    return (
      <Page width="wide">
        <NothingAsked words={words} />
      </Page>
    )
  return (
    <Page width="wide" className={styles.page}>
      <header className={styles.head}>
        <div className={styles.titles}>
          <Heading level={1}>{count ?? formatMessage(list.isError ? messages.title : messages.searching)}</Heading>
          {shown && <Reading page={shown.pages[0]} ignored={words.ignored} />}
        </div>
        {shown && <SortSelect search={search} />}
      </header>
      <SearchFailure search={search} />
      {(shown || list.isPending) && <SearchPanel search={search} />}
    </Page>
  )
}

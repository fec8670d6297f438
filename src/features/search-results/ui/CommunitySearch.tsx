import type { Schemas } from '@/api'
import { Heading } from '@/design-system/Heading'
import { Link } from '@/design-system/Link'
import { Text } from '@/design-system/Text'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { messages } from '../messages'
import { MOST_LETTERS } from '../model/search-address'
import { Reading } from './Reading'
import { SearchFailure } from './SearchFailure'
import { SearchPanel, SortSelect } from './SearchPanel'
import styles from './SearchResults.module.css'
import { useCountWords } from './use-count-words'
import { useSearch } from './use-search'

export type CommunitySearchProps = { community: Pick<Schemas['Community'], 'id'> }

/** What a search within one community has found; nothing of elsewhere. */
export function CommunitySearch({ community: { id } }: CommunitySearchProps) {
  const { formatMessage } = useIntl()
  const search = useSearch(id)
  const count = useCountWords(search)
  const { words, shown, list, address } = search
  return (
    <div className={styles.inCommunity}>
      {words.kind === 'signs-only' && <Text role="alert">{formatMessage(messages.signsOnly)}</Text>}
      {words.kind === 'too-long' && (
        <Text role="alert">
          {formatMessage(messages.tooLongText, { letters: String(words.letters), most: String(MOST_LETTERS) })}
        </Text>
      )}
      {words.kind === 'words' && (
        <>
          <div className={styles.head}>
            <div className={styles.titles}>
              <Heading level={2}>{count ?? formatMessage(list.isError ? messages.title : messages.searching)}</Heading>
              {shown && <Reading page={shown.pages[0]} ignored={words.ignored} />}
              <Link variant="action" href={`${paths.search()}?${address.toString()}`}>
                {formatMessage(messages.everywhere)}
              </Link>
            </div>
            {shown && <SortSelect search={search} />}
          </div>
          <SearchFailure search={search} />
          {(shown || list.isPending) && <SearchPanel search={search} communityId={id} />}
        </>
      )}
    </div>
  )
}

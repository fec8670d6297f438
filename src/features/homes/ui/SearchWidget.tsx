import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Schemas } from '@/api'
import { Link } from '@/design-system/Link'
import { SearchField } from '@/design-system/SearchField'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { messages } from '../messages'
import styles from './Widget.module.css'

/** A search of the portal or of one community, with words that are often asked for. */
export function SearchWidget({ search: { communityId, terms } }: { search: Schemas['HomeSearch'] }) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const [words, setWords] = useState('')
  const addressOf = (q: string) =>
    communityId === null ? paths.search({ q }) : paths.communitySearch(communityId, { q })
  return (
    <div className={styles.search}>
      <SearchField
        label={formatMessage(messages.searchPortal)}
        clearLabel={formatMessage(messages.clearSearch)}
        value={words}
        onValueChange={setWords}
        onSubmit={(q) => void navigate(addressOf(q))}
        className={styles.searchField}
      />
      {terms.length > 0 && (
        <ul aria-label={formatMessage(messages.oftenSearched)} className={styles.terms}>
          {terms.map((term) => (
            <li key={term}>
              <Link variant="quiet" href={addressOf(term)} className={styles.term}>
                {term}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

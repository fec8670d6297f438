import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { SearchField } from '@/design-system/SearchField'
import { useIntl } from '@/shared/i18n'
import { randomId } from '@/shared/random-id'
import { paths } from '@/shared/routes'
import { messages } from '../messages'
import styles from './Communities.module.css'

/** The place of the header's search, which a community does without: the key "/" leads here. */
const SEARCH_ID = 'search'

/** Searches in a community; what was asked stands in it while its results are shown. */
export function CommunitySearchField({ communityId }: { communityId: string }) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const [address] = useSearchParams()
  const query = address.get('q') ?? ''
  const [draft, setDraft] = useState(query)
  const [ofAddress, setOfAddress] = useState(query)
  // Back, a link or another search has changed the address.
  if (ofAddress !== query) {
    setOfAddress(query)
    setDraft(query)
  }
  return (
    <SearchField
      id={SEARCH_ID}
      label={formatMessage(messages.searchHere)}
      placeholder={formatMessage(messages.searchHere)}
      clearLabel={formatMessage(messages.clearSearch)}
      shortcut="/"
      value={draft}
      onValueChange={setDraft}
      onSubmit={(q) => void navigate(paths.communitySearch(communityId, { q, filter: randomId() }))}
      className={styles.search}
    />
  )
}

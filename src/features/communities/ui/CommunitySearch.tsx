import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { SearchField } from '@/design-system/SearchField'
import { useIntl } from '@/shared/i18n'
import { randomId } from '@/shared/random-id'
import { paths } from '@/shared/routes'
import { messages } from '../messages'
import styles from './CommunitySearch.module.css'

export type CommunitySearchProps = {
  communityId: string
  /** The input's id, by which its key finds it. */
  inputId: string | undefined
}

/** Searches in one community, and shows what is searched for there. */
export function CommunitySearch({ communityId, inputId }: CommunitySearchProps) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const asked = search.get('q') ?? ''
  const [words, setWords] = useState(asked)
  const [before, setBefore] = useState(asked)
  if (asked !== before) {
    setBefore(asked)
    setWords(asked)
  }
  return (
    <SearchField
      className={styles.search}
      id={inputId}
      label={formatMessage(messages.searchInside)}
      clearLabel={formatMessage(messages.clearSearch)}
      shortcut="/"
      value={words}
      onValueChange={setWords}
      onSubmit={(q) => void navigate(paths.communitySearch(communityId, { q, filter: randomId() }))}
    />
  )
}

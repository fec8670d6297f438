import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { SearchField } from '@/design-system/SearchField'
import { useIntl } from '@/shared/i18n'
import { randomId } from '@/shared/random-id'
import { paths } from '@/shared/routes'
import { messages } from '../messages'

export type CommunitySearchProps = {
  communityId: string
  /** The input's id, by which its key finds it. */
  inputId: string | undefined
}

/** Searches in one community; without that filter the same words are searched everywhere. */
export function CommunitySearch({ communityId, inputId }: CommunitySearchProps) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const [words, setWords] = useState('')
  return (
    <SearchField
      id={inputId}
      label={formatMessage(messages.searchInside)}
      clearLabel={formatMessage(messages.clearSearch)}
      shortcut="/"
      value={words}
      onValueChange={setWords}
      onSubmit={(q) => void navigate(paths.search({ q, filter: randomId(), in: [communityId] }))}
    />
  )
}

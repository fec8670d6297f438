import { useSearchParams } from 'react-router-dom'
import { useIntl } from '@/shared/i18n'
import { Page as OpeningSoon } from '../opening-soon/Page'
import { messages } from './messages'

/** What a search has found. `q` is what was asked, `filter` tells one search for the same words from another. */
export function Page() {
  const { formatMessage } = useIntl()
  const [search] = useSearchParams()
  const words = search.get('q')
  return (
    <OpeningSoon key={search.get('filter')} note={words ? formatMessage(messages.searched, { words }) : undefined} />
  )
}

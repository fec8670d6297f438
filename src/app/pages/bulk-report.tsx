import { useSearchParams } from 'react-router-dom'
import { useIntl } from '@/shared/i18n'
import { messages } from '../routes/asked-messages'
import { OpeningSoon } from '../shell/OpeningSoon'

/** How the change of many posts went: the operation that the address names. */
export function Page() {
  const { formatMessage } = useIntl()
  const [search] = useSearchParams()
  const id = search.get('operationId')
  return <OpeningSoon note={id ? formatMessage(messages.operation, { id }) : undefined} />
}

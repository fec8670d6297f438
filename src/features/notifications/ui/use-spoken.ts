import { useIntl } from '@/shared/i18n'
import { detailMessages } from '../messages'

/** What is said in place of an arrow. */
export function useSpoken(): { before: string; after: string } {
  const { formatMessage } = useIntl()
  return { before: formatMessage(detailMessages.from), after: formatMessage(detailMessages.to) }
}

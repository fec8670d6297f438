import { useIntl } from '@/shared/i18n'
import type { MessageText, MessageValues } from './message-text'

/** Gives the text of a message in the language of the moment; `values` are for messages that come without their own. */
export function useMessages(values?: MessageValues): (text: MessageText) => string {
  const { formatPhrase } = useIntl()
  return (text) => {
    if (typeof text === 'string') return text
    if ('message' in text) return formatPhrase(text)
    return formatPhrase(values ? { message: text, values } : { message: text })
  }
}

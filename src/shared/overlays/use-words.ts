import { useIntl } from '@/shared/i18n'
import type { Words, WordValues } from './words'

/** Finishes words in the language of the moment; `values` are for messages that come without their own. */
export function useWords(values?: WordValues): (words: Words) => string {
  const { formatPhrase } = useIntl()
  return (words) => {
    if (typeof words === 'string') return words
    if ('message' in words) return formatPhrase(words)
    return formatPhrase(values ? { message: words, values } : { message: words })
  }
}

import type { Schemas } from '@/api'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'

/** How the query was read, in a sentence. */
export function useReading(reading: Schemas['SearchReading'] | undefined): string | undefined {
  const { formatMessage, formatList } = useIntl()
  if (!reading) return undefined
  const { some, exact, every, none, ignored } = reading
  const parts = [
    some.length > 0 && formatList(some, 'disjunction'),
    exact !== '' && formatMessage(messages.readExact, { text: exact }),
    every.length > 0 && formatMessage(messages.readEvery, { words: formatList(every) }),
    none.length > 0 && formatMessage(messages.readNone, { words: formatList(none, 'disjunction') }),
  ].filter((part) => part !== false)
  return [
    formatMessage(messages.readAs, { words: parts.join(', ') }),
    ...(ignored.length > 0 ? [formatMessage(messages.ignored, { words: formatList(ignored) })] : []),
  ].join(' · ')
}

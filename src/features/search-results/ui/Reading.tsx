import type { Schemas } from '@/api'
import { Text } from '@/design-system/Text'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'

export type ReadingProps = {
  page: Schemas['SearchPage'] | undefined
  /** Words that were not asked for, because there were too many. */
  ignored: readonly string[]
}

/** How the words were read: "Read as press or sensor, without drill". */
export function Reading({ page, ignored }: ReadingProps) {
  const { formatMessage, locale } = useIntl()
  if (!page) return null
  const { some, exact, every, none, ignored: signs } = page.reading
  const list = (words: readonly string[], type: 'conjunction' | 'disjunction') =>
    new Intl.ListFormat(locale, { type }).format(words)
  const parts = [
    ...(some.length > 0 ? [list(some, 'disjunction')] : []),
    ...(exact === '' ? [] : [formatMessage(messages.readExact, { words: exact })]),
    ...(every.length > 0 ? [formatMessage(messages.readEvery, { words: list(every, 'conjunction') })] : []),
    ...(none.length > 0 ? [formatMessage(messages.readNone, { words: list(none, 'disjunction') })] : []),
  ]
  const left = [...signs, ...ignored]
  return (
    <>
      <Text size="sm" tone="muted">
        {formatMessage(messages.readAs, { reading: parts.join(', ') })}
      </Text>
      {left.length > 0 && (
        <Text size="sm" tone="muted">
          {formatMessage(messages.ignored, { words: left.join(' ') })}
        </Text>
      )}
    </>
  )
}

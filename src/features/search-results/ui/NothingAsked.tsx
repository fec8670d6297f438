import { useState } from 'react'
import { EmptyState } from '@/design-system/EmptyState'
import { Heading } from '@/design-system/Heading'
import { HistoryIcon, Icon } from '@/design-system/icons'
import { Anchor } from '@/design-system/Link'
import { Text } from '@/design-system/Text'
import { TextButton } from '@/design-system/TextButton'
import { forgetSearches, recentSearches } from '@/features/search'
import { useCurrentUser } from '@/features/session'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { messages } from '../messages'
import { MOST_LETTERS, type Words } from '../model/search-address'
import styles from './SearchResults.module.css'

const syntax = [
  ['press sensor', messages.syntaxSome],
  ['+press', messages.syntaxEvery],
  ['-drill', messages.syntaxNone],
  ['"zero position"', messages.syntaxExact],
  ['#line4', messages.syntaxHashtag],
] as const

/** What stands there while nothing can be asked for: why, the earlier searches, and how to write one. */
export function NothingAsked({ words }: { words: Exclude<Words, { kind: 'words' }> }) {
  const { formatMessage, formatNumber } = useIntl()
  const { id: personId } = useCurrentUser()
  const [recent, setRecent] = useState(() => recentSearches(personId))
  if (words.kind === 'too-long')
    return (
      <EmptyState
        level={1}
        role="alert"
        title={formatMessage(messages.tooLong)}
        description={formatMessage(messages.tooLongText, {
          letters: formatNumber(words.letters),
          most: formatNumber(MOST_LETTERS),
        })}
      />
    )
  return (
    <div className={styles.nothing}>
      <Heading level={1}>{formatMessage(messages.title)}</Heading>
      {words.kind === 'signs-only' && <Text role="alert">{formatMessage(messages.signsOnly)}</Text>}
      {recent.length > 0 && (
        <section aria-labelledby="recent-searches">
          <div className={styles.mediaHead}>
            <Heading level={2} size="small" id="recent-searches">
              {formatMessage(messages.recent)}
            </Heading>
            <TextButton
              className={styles.small}
              aria-label={formatMessage(messages.clearRecent)}
              onClick={() => {
                forgetSearches(personId)
                setRecent([])
              }}
            >
              {formatMessage(messages.clear)}
            </TextButton>
          </div>
          <ul className={styles.recent}>
            {recent.map((q) => (
              <li key={q}>
                <Anchor href={paths.search({ q })} className={styles.recentRow}>
                  <Icon of={HistoryIcon} size="sm" />
                  <span>{q}</span>
                </Anchor>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="search-syntax">
        <Heading level={2} size="small" id="search-syntax">
          {formatMessage(messages.howTo)}
        </Heading>
        <dl className={styles.syntax}>
          {syntax.map(([written, meaning]) => (
            <div key={written}>
              <dt>
                <code>{written}</code>
              </dt>
              <dd>{formatMessage(meaning)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}

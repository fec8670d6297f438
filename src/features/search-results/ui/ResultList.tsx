import type { Schemas } from '@/api'
import { Icon, ImageIcon } from '@/design-system/icons'
import { TextButton } from '@/design-system/TextButton'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import type { SearchTab } from '../model/search-address'
import { MediaResult } from './MediaResult'
import { PostGroup, ResultRow } from './ResultRows'
import styles from './SearchResults.module.css'

type Result = Schemas['SearchResult']

export type ResultListProps = {
  results: readonly Result[]
  /** The best of the media, which stand as a row between the posts. */
  media: readonly Result[]
  mediaCount: number
  tab: SearchTab
  inCommunity: boolean
  onShowMedia: () => void
}

/** As many posts stand above the row of media. */
const ABOVE_MEDIA = 2

/** What was found: by post in the tab that holds everything, else one below the other, media as a grid. */
export function ResultList({ results, media, mediaCount, tab, inCommunity, onShowMedia }: ResultListProps) {
  const { formatMessage } = useIntl()
  if (tab === 'media')
    return (
      <ul className={styles.media}>
        {results.map((result) => (
          <li key={result.id}>
            <MediaResult result={result} named />
          </li>
        ))}
      </ul>
    )
  if (tab !== 'all')
    return (
      <ul className={styles.list}>
        {results.map((result) => (
          <li key={`${result.type} ${result.id}`} className={styles.group}>
            {tab === 'posts' ? (
              <PostGroup result={result} inCommunity={inCommunity} />
            ) : (
              <ResultRow result={result} inCommunity={inCommunity} />
            )}
          </li>
        ))}
      </ul>
    )
  const groups = (some: readonly Result[]) =>
    some.length > 0 && (
      <ul className={styles.list}>
        {some.map((result) => (
          <li key={result.id} className={styles.group}>
            <PostGroup result={result} inCommunity={inCommunity} />
          </li>
        ))}
      </ul>
    )
  return (
    <>
      {groups(results.slice(0, ABOVE_MEDIA))}
      {media.length > 0 && (
        <section aria-labelledby="found-media" className={styles.mediaSection}>
          <div className={styles.mediaHead}>
            <h2 id="found-media" className={styles.mediaTitle}>
              <Icon of={ImageIcon} size="sm" />
              {formatMessage(messages.media)}
            </h2>
            {mediaCount > media.length && (
              <TextButton className={styles.small} onClick={onShowMedia}>
                {formatMessage(messages.allMedia, { count: mediaCount })}
              </TextButton>
            )}
          </div>
          <ul className={styles.mediaRow}>
            {media.map((result) => (
              <li key={result.id}>
                <MediaResult result={result} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {groups(results.slice(ABOVE_MEDIA))}
    </>
  )
}

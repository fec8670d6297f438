import { useInfiniteQuery } from '@tanstack/react-query'
import type { Schemas } from '@/api'
import { Text } from '@/design-system/Text'
import { VisuallyHidden } from '@/design-system/VisuallyHidden'
import { HashtagLink } from '@/features/entity-links'
import { RailCard } from '@/features/rail-card'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { messages as words } from '../messages'
import { hashtagsOf } from './hashtags-query'
import { messages } from './messages'
import styles from './Parts.module.css'

const MOST = 5

/** The hashtags that a community uses most; absent where it has none, or has switched them off. */
export function HashtagsCard({ community: { id, counts, hashtagsEnabled } }: { community: Schemas['Community'] }) {
  const { formatMessage, formatNumber } = useIntl()
  const total = hashtagsEnabled ? (counts?.hashtags ?? 0) : 0
  const query = useInfiniteQuery({ ...hashtagsOf(id, { sort: 'used' }), enabled: total > 0 })
  const hashtags = query.data?.pages[0]?.hashtags.slice(0, MOST) ?? []
  return (
    <RailCard
      title={formatMessage(words.hashtags)}
      query={query}
      all={total > MOST ? { count: total, href: paths.community(id, 'hashtags') } : undefined}
      empty={total === 0 || hashtags.length === 0}
      expected={{ rows: Math.min(total, 1), height: 'short' }}
    >
      <ul className={styles.hashtags}>
        {hashtags.map((hashtag) => (
          <li key={hashtag.id}>
            <HashtagLink hashtag={hashtag} />{' '}
            <Text as="span" size="sm" tone="muted" aria-hidden>
              {formatNumber(hashtag.count)}
            </Text>
            <VisuallyHidden>{formatMessage(messages.used, { count: hashtag.count })}</VisuallyHidden>
          </li>
        ))}
      </ul>
    </RailCard>
  )
}

import { Button } from '@/design-system/Button'
import { Text } from '@/design-system/Text'
import { retryMessages } from '@/features/retry'
import { useIntl } from '@/shared/i18n'

import { messages } from '../messages'
import type { FeedFilter } from '../model/feed-filter'
import styles from './Feed.module.css'
import { FeedSkeleton } from './FeedSkeleton'

export type FeedEndProps = {
  filter: FeedFilter
  state: 'more' | 'loading' | 'failed' | 'end'
  onLoadMore: () => void
}

/** What stands below the last card: more on its way, a button for it, what went wrong, or the end. */
export function FeedEnd({ filter, state, onLoadMore }: FeedEndProps) {
  const intl = useIntl()
  if (state === 'loading') return <FeedSkeleton cards={2} />
  return (
    <div className={styles.end}>
      {state === 'failed' && <p role="alert">{intl.formatMessage(messages.feedMoreFailed)}</p>}
      {state === 'end' ? (
        <Text tone="muted" size="sm">
          {intl.formatMessage(filter === 'unread' ? messages.unreadEnd : messages.feedEnd)}
        </Text>
      ) : (
        <Button onClick={onLoadMore}>
          {intl.formatMessage(state === 'failed' ? retryMessages.tryAgain : messages.loadMore)}
        </Button>
      )}
    </div>
  )
}

import { Button } from '@/design-system/Button'
import { Text } from '@/design-system/Text'
import { VisuallyHidden } from '@/design-system/VisuallyHidden'
import { retryMessages } from '@/features/retry'
import { useIntl } from '@/shared/i18n'

import type { FeedFilter } from '../model/feed-filter'
import { FeedSkeleton } from '../ui/FeedSkeleton'
import styles from './FeedEnd.module.css'
import { messages } from './messages'

export { emptyOf } from './feed-empty'

export type FeedEndProps = {
  filter: FeedFilter
  state: 'more' | 'loading' | 'failed' | 'end'
  /** How many posts the last page brought; 0 while there is only the first. */
  loaded: number
  onLoadMore: () => void
}

/** What stands below the last card: more on its way, a button for it, what went wrong, or the end. */
export function FeedEnd({ filter, state, loaded, onLoadMore }: FeedEndProps) {
  const { formatMessage } = useIntl()
  return (
    <>
      {state === 'loading' ? (
        <FeedSkeleton cards={2} />
      ) : (
        <div className={styles.root}>
          {state === 'failed' && <p role="alert">{formatMessage(messages.feedMoreFailed)}</p>}
          {state === 'end' ? (
            <Text tone="muted" size="sm">
              {formatMessage(filter === 'unread' ? messages.unreadEnd : messages.feedEnd)}
            </Text>
          ) : (
            <Button onClick={onLoadMore}>
              {formatMessage(state === 'failed' ? retryMessages.tryAgain : messages.loadMore)}
            </Button>
          )}
        </div>
      )}
      <VisuallyHidden role="status">
        {loaded > 0 && formatMessage(messages.feedLoaded, { count: loaded })}
      </VisuallyHidden>
    </>
  )
}

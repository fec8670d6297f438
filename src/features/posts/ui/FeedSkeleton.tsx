import { SkeletonCard, SkeletonGroup } from '@/design-system/Skeleton'
import { useIntl } from '@/shared/i18n'

import { messages } from '../messages'
import styles from './Feed.module.css'

/** Cards that are on their way, in the shape and size of those that come. */
export function FeedSkeleton({ cards }: { cards: number }) {
  const intl = useIntl()
  return (
    <SkeletonGroup label={intl.formatMessage(messages.feedLoading)} className={styles.stack}>
      {Array.from({ length: cards }, (_, index) => (
        <SkeletonCard key={index} />
      ))}
    </SkeletonGroup>
  )
}

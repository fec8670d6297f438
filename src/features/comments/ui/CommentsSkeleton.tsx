import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { useIntl } from '@/shared/i18n'

import { messages } from '../messages'
import styles from './Comments.module.css'

/** Bubbles that are on their way. */
export function CommentsSkeleton() {
  const intl = useIntl()
  return (
    <SkeletonGroup label={intl.formatMessage(messages.loading)} className={styles.list}>
      {(['long', 'half', 'long'] as const).map((length, index) => (
        <div key={index} className={styles.loading}>
          <Skeleton shape="circle" size={34} />
          <div className={styles.loadingBubble}>
            <Skeleton length="short" />
            <Skeleton length={length} />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  )
}

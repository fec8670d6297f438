import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { useIntl } from '@/shared/i18n'

import { messages } from '../messages'
import styles from './PostDetailSkeleton.module.css'

/** The text of a post that is on its way. */
export function PostTextSkeleton() {
  const intl = useIntl()
  return (
    <SkeletonGroup label={intl.formatMessage(messages.postLoading)} className={styles.lines}>
      <Skeleton />
      <Skeleton />
      <Skeleton length="half" />
    </SkeletonGroup>
  )
}

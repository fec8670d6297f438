import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import styles from './HashtagInfo.module.css'

/** The shape of a hashtag's facts that are on their way. */
export function HashtagSkeleton() {
  const { formatMessage } = useIntl()
  return (
    <SkeletonGroup label={formatMessage(messages.loading)} className={styles.root}>
      <Skeleton length="half" />
      <Skeleton length="long" />
      <Skeleton length="long" />
    </SkeletonGroup>
  )
}

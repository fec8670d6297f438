import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import styles from './UserProfile.module.css'

/** The shape of a person who is on their way. */
export function ProfileSkeleton() {
  const { formatMessage } = useIntl()
  return (
    <SkeletonGroup label={formatMessage(messages.loading)} className={styles.root}>
      <div className={styles.bars}>
        <Skeleton length="long" />
        <Skeleton length="half" />
        <Skeleton length="long" />
        <Skeleton length="half" />
      </div>
    </SkeletonGroup>
  )
}

import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import styles from './Home.module.css'

/** The place of a home that is on its way. */
export function HomeSkeleton() {
  const { formatMessage } = useIntl()
  return (
    <SkeletonGroup label={formatMessage(messages.loading)} className={styles.skeleton}>
      <Skeleton shape="block" className={styles.skeletonHero} />
      <Skeleton shape="block" className={styles.skeletonRow} />
      <Skeleton shape="block" className={styles.skeletonBody} />
    </SkeletonGroup>
  )
}

import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import styles from './Collections.module.css'

/** In place of collections or of their posts while they load. */
export function CollectionsSkeleton() {
  const { formatMessage } = useIntl()
  return (
    <SkeletonGroup label={formatMessage(messages.loading)} className={styles.bars}>
      <Skeleton length="half" />
      <Skeleton length="long" />
      <Skeleton length="half" />
    </SkeletonGroup>
  )
}

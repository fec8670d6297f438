import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import styles from './Collections.module.css'

/** In place of all collections, or of the posts of one, while they load. */
export function CollectionsSkeleton({ of = 'all' }: { of?: 'all' | 'one' }) {
  const { formatMessage } = useIntl()
  return (
    <SkeletonGroup label={formatMessage(of === 'one' ? messages.loadingOne : messages.loading)} className={styles.bars}>
      <Skeleton length="half" />
      <Skeleton length="long" />
      <Skeleton length="half" />
    </SkeletonGroup>
  )
}

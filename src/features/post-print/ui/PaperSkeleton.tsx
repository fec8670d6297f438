import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import styles from './PrintPage.module.css'

/** A sheet whose text is on its way. */
export function PaperSkeleton() {
  const { formatMessage } = useIntl()
  return (
    <div className={styles.root}>
      <SkeletonGroup label={formatMessage(messages.loading)} className={styles.sheet}>
        <Skeleton length="short" />
        <Skeleton shape="title" length="long" />
        <Skeleton />
        <Skeleton length="half" />
      </SkeletonGroup>
    </div>
  )
}

/** A part of the sheet that is on its way. */
export function PartSkeleton() {
  const { formatMessage } = useIntl()
  return (
    <SkeletonGroup label={formatMessage(messages.loading)}>
      <Skeleton />
      <Skeleton length="half" />
    </SkeletonGroup>
  )
}

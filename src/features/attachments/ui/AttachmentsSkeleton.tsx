import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { useIntl } from '@/shared/i18n'

import { messages } from '../messages'
import styles from './Attachments.module.css'

/** Placeholder rows. */
export function AttachmentsSkeleton({ rows }: { rows: number }) {
  const intl = useIntl()
  return (
    <SkeletonGroup label={intl.formatMessage(messages.loading)} className={styles.list}>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles.loadingRow}>
          <Skeleton shape="circle" size={36} />
          <div className={styles.loadingLines}>
            <Skeleton length="half" />
            <Skeleton length="short" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  )
}

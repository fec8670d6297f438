import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { useIntl } from '@/shared/i18n'

import { messages } from '../messages'
import styles from './Attachments.module.css'

/** Placeholder rows, for files or what else `label` says is loading. */
export function AttachmentsSkeleton({ rows, label }: { rows: number; label?: string }) {
  const intl = useIntl()
  return (
    <SkeletonGroup label={label ?? intl.formatMessage(messages.loading)} className={styles.list}>
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

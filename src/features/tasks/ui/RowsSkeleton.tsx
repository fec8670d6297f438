import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import styles from './Tasks.module.css'

/** Rows of tasks that are still to come. */
export function RowsSkeleton({ label, rows }: { label: string; rows: number }) {
  return (
    <SkeletonGroup label={label}>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles.row}>
          <Skeleton length="half" />
          <Skeleton length="long" />
        </div>
      ))}
    </SkeletonGroup>
  )
}

import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import styles from './Panel.module.css'

/** Rows that are on their way, in the shape in which they come. */
export function ListSkeleton({ label, rows }: { label: string; rows: number }) {
  return (
    <SkeletonGroup label={label}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.skeleton}>
          <Skeleton shape="circle" size={34} />
          <div className={styles.bars}>
            <Skeleton length="long" />
            <Skeleton length={row % 2 === 0 ? 'half' : 'full'} />
            <Skeleton length="word" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  )
}

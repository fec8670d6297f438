import { Page } from '@/design-system/Page'
import { Skeleton } from '@/design-system/Skeleton'

import styles from './PostDetailSkeleton.module.css'
import { PostTextSkeleton } from './PostTextSkeleton'

/** A post of which nothing is known yet, in the shape of what comes. */
export function PostDetailSkeleton() {
  return (
    <Page width="reading" rail={<span />} railNarrow="hide">
      <div className={styles.root}>
        <div className={styles.place}>
          <Skeleton length="short" />
        </div>
        <div className={styles.head}>
          <Skeleton shape="circle" size={40} />
          <div className={styles.lines}>
            <Skeleton length="word" />
            <Skeleton length="short" />
          </div>
        </div>
        <Skeleton shape="title" length="long" className={styles.title} />
        <PostTextSkeleton />
      </div>
    </Page>
  )
}

import { Page } from '@/design-system/Page'
import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { useIntl } from '@/shared/i18n'

import { messages } from '../messages'

import styles from './PostDetailSkeleton.module.css'

/** A loading post, in the shape of the loaded one. */
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

/** The loading text of a post. */
export function PostTextSkeleton() {
  const intl = useIntl()
  return (
    <SkeletonGroup label={intl.formatMessage(messages.postLoading)} className={styles.lines}>
      <Skeleton />
      <Skeleton />
      <Skeleton length="half" />
    </SkeletonGroup>
  )
}

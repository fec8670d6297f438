import type { Schemas } from '@/api'
import { Heading } from '@/design-system/Heading'
import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { useIntl } from '@/shared/i18n'

import { messages } from '../messages'
import styles from './PostDetail.module.css'
import { PostHead } from './PostHead'
import skeleton from './PostDetailSkeleton.module.css'

/** A post that is on its way. Whoever comes from the feed sees its title and author at once. */
export function PostDetailSkeleton({ summary }: { summary?: Schemas['PostSummary'] | undefined }) {
  const intl = useIntl()
  return (
    <div className={styles.root}>
      <div className={styles.post}>
        <div className={skeleton.place}>
          <Skeleton length="short" />
        </div>
        {summary ? (
          <PostHead post={summary} />
        ) : (
          <div className={skeleton.head}>
            <Skeleton shape="circle" size={40} />
            <div className={skeleton.lines}>
              <Skeleton length="word" />
              <Skeleton length="short" />
            </div>
          </div>
        )}
        <div className={styles.text}>
          {summary ? (
            <div lang={summary.language}>
              <Heading level={1} size="display">
                {summary.title}
              </Heading>
            </div>
          ) : (
            <Skeleton shape="title" length="long" className={skeleton.title} />
          )}
          <SkeletonGroup label={intl.formatMessage(messages.postLoading)} className={skeleton.lines}>
            <Skeleton />
            <Skeleton />
            <Skeleton length="half" />
          </SkeletonGroup>
        </div>
      </div>
    </div>
  )
}

import { clsx } from 'clsx'
import { type ComponentProps, memo, type ReactNode, useId } from 'react'

import type { Schemas } from '@/api'
import { Card, CardSection } from '@/design-system/Card'
import { Heading } from '@/design-system/Heading'
import { Link } from '@/design-system/Link'
import { StatusChip } from '@/design-system/StatusChip'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'

import { PostActions } from './PostActions'
import { PostByline } from './PostByline'
import styles from './PostCard.module.css'
import { PostChips } from './PostChips'
import { ReplacedBy } from './ReplacedBy'

export type PostCardProps = Omit<ComponentProps<'article'>, 'children' | 'onToggle'> & {
  post: Schemas['PostSummary']
  onLikeToggle: (on: boolean) => void
  onBookmarkToggle: (on: boolean) => void
  /** What the post asks of the reader, a CardSection between its text and its actions. */
  asked?: ReactNode
  /** Stands still at this moment, for pictures that must not change. */
  now?: Date | undefined
}

/** A post as the feed shows it: who, when, what it is about, and what one can do with it at once. */
export const PostCard = memo(function PostCard({
  post,
  onLikeToggle,
  onBookmarkToggle,
  asked,
  now,
  className,
  ...rest
}: PostCardProps) {
  const { formatName } = useIntl()
  const titleId = useId()
  return (
    <article {...rest} aria-labelledby={titleId} data-post={post.id} className={clsx(styles.root, className)}>
      <Card padding="none">
        <CardSection padding="lg" className={styles.body}>
          <header className={styles.head}>
            <PostByline post={post} now={now} className={styles.byline} />
            {post.workflowState && (
              <StatusChip
                color={post.workflowState.metadata.styleColor}
                colorCode={post.workflowState.metadata.styleColorCode}
                className={styles.status}
              >
                {formatName(post.workflowState.name)}
              </StatusChip>
            )}
          </header>
          <div lang={post.language}>
            <Heading level={2} size="title" id={titleId}>
              {/* The link lies over all of the upper part, so that the whole of it opens the post. */}
              <Link variant="quiet" href={paths.post(post.id)} className={styles.open}>
                {formatName(post.title)}
              </Link>
            </Heading>
            {post.replacedBy && <ReplacedBy post={post.replacedBy} />}
            {post.excerpt !== '' && <p className={styles.excerpt}>{post.excerpt}</p>}
          </div>
          <PostChips post={post} />
        </CardSection>
        {asked}
        <CardSection padding="lg" className={styles.actions}>
          <PostActions post={post} onLikeToggle={onLikeToggle} onBookmarkToggle={onBookmarkToggle} />
        </CardSection>
      </Card>
    </article>
  )
})

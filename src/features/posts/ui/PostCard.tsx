import { clsx } from 'clsx'
import { type ComponentProps, memo, type ReactNode, useId } from 'react'

import type { Schemas } from '@/api'
import { Card, CardSection } from '@/design-system/Card'
import { Heading } from '@/design-system/Heading'
import { Link } from '@/design-system/Link'
import { StatusChip } from '@/design-system/StatusChip'
import { paths } from '@/shared/routes'

import { PostActions } from './PostActions'
import { PostByline } from './PostByline'
import styles from './PostCard.module.css'
import { PostChips } from './PostChips'
import { PostCover } from './PostCover'
import { ReplacedBy } from './ReplacedBy'

export type PostCardProps = Omit<ComponentProps<'article'>, 'children' | 'onToggle'> & {
  post: Schemas['PostSummary']
  /** For a post that was read before: its title, one line and a small picture. */
  compact?: boolean | undefined
  /** In place of the actions, on a compact card. */
  footer?: ReactNode
  onLikeToggle?: (on: boolean) => void
  onBookmarkToggle?: (on: boolean) => void
  /** Stands still at this moment, for pictures that must not change. */
  now?: Date | undefined
}

/** A post as the feed shows it: who, when, what it is about, and what one can do with it at once. */
export const PostCard = memo(function PostCard({
  post,
  compact = false,
  footer,
  onLikeToggle,
  onBookmarkToggle,
  now,
  className,
  ...rest
}: PostCardProps) {
  const titleId = useId()
  const { coverImageUrl: cover, imagesCount } = post
  // Several pictures are worth a glance; a single one stands beside the words.
  const place = imagesCount > 1 && !compact ? 'wide' : 'beside'
  return (
    <article
      {...rest}
      aria-labelledby={titleId}
      data-post={post.id}
      data-compact={compact || undefined}
      className={clsx(styles.root, className)}
    >
      <Card padding="none">
        <CardSection padding="lg" data-cover={cover === null ? undefined : place} className={styles.body}>
          <header className={styles.head}>
            <PostByline post={post} now={now} className={styles.byline} />
            {post.workflowState && !compact && (
              <StatusChip
                color={post.workflowState.metadata.styleColor}
                colorCode={post.workflowState.metadata.styleColorCode}
                className={styles.status}
              >
                {post.workflowState.name}
              </StatusChip>
            )}
          </header>
          <div lang={post.language} className={styles.words}>
            <Heading level={2} size="title" id={titleId}>
              {/* The link lies over all of the upper part, so that the whole of it opens the post. */}
              <Link variant="quiet" href={paths.post(post.id)} className={styles.open}>
                {post.title}
              </Link>
            </Heading>
            {post.replacedBy && <ReplacedBy post={post.replacedBy} />}
            {post.excerpt !== '' && <p className={styles.excerpt}>{post.excerpt}</p>}
          </div>
          {cover !== null && <PostCover src={cover} place={place} eager={rest['aria-posinset'] === 1} />}
          {!compact && <PostChips post={post} />}
        </CardSection>
        {footer != null && (
          <CardSection padding="lg" className={styles.actions}>
            {footer}
          </CardSection>
        )}
        {!compact && onLikeToggle && onBookmarkToggle && (
          <CardSection padding="lg" className={styles.actions}>
            <PostActions post={post} onLikeToggle={onLikeToggle} onBookmarkToggle={onBookmarkToggle} />
          </CardSection>
        )}
      </Card>
    </article>
  )
})

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
import { PostCover } from './PostCover'
import { ReplacedBy } from './ReplacedBy'

export type PostCardProps = Omit<ComponentProps<'article'>, 'children' | 'onToggle'> & {
  post: Schemas['PostSummary']
  /** In fewer lines: its title, one line of text, a small picture and what it asks of the reader. */
  compact?: boolean | undefined
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
  compact = false,
  onLikeToggle,
  onBookmarkToggle,
  asked,
  now,
  className,
  ...rest
}: PostCardProps) {
  const { formatName } = useIntl()
  const titleId = useId()
  // Several pictures are worth the width; a single one stands beside the words, as in a compact card.
  const place = post.imagesCount > 1 && !compact ? 'wide' : 'beside'
  return (
    <article
      {...rest}
      aria-labelledby={titleId}
      data-post={post.id}
      data-compact={compact || undefined}
      className={clsx(styles.root, className)}
    >
      <Card padding="none">
        <CardSection padding="lg" data-cover={post.coverImageUrl === null ? undefined : place} className={styles.body}>
          <header className={styles.head}>
            <PostByline post={post} now={now} className={styles.byline} />
            {post.workflowState && !compact && (
              <StatusChip
                color={post.workflowState.metadata.styleColor}
                colorCode={post.workflowState.metadata.styleColorCode}
                className={styles.status}
              >
                {formatName(post.workflowState.name)}
              </StatusChip>
            )}
          </header>
          <div lang={post.language} className={styles.words}>
            <Heading level={2} size="title" id={titleId}>
              {/* The link lies over all of the upper part, so that the whole of it opens the post. */}
              <Link variant="quiet" href={paths.post(post.id)} className={styles.open}>
                {formatName(post.title)}
              </Link>
            </Heading>
            {post.replacedBy && <ReplacedBy post={post.replacedBy} />}
            {post.excerpt !== '' && <p className={styles.excerpt}>{post.excerpt}</p>}
          </div>
          {post.coverImageUrl !== null && (
            <PostCover
              src={post.coverImageUrl}
              focalPoint={post.coverImage?.focalPoint}
              place={place}
              eager={rest['aria-posinset'] === 1}
            />
          )}
          {!compact && <PostChips post={post} />}
        </CardSection>
        {asked}
        {!compact && (
          <CardSection padding="lg" className={styles.actions}>
            <PostActions post={post} onLikeToggle={onLikeToggle} onBookmarkToggle={onBookmarkToggle} />
          </CardSection>
        )}
      </Card>
    </article>
  )
})

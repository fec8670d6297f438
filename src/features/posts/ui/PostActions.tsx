import type { Schemas } from '@/api'
import { ButtonLink } from '@/design-system/Button'
import { Icon, MessageSquareIcon } from '@/design-system/icons'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'

import { messages } from '../messages'
import { BookmarkButton } from './BookmarkButton'
import { Faces } from './Faces'
import { LikeButton } from './LikeButton'
import styles from './PostActions.module.css'
import { PostStep } from './PostStep'

type PostActionsProps = {
  post: Schemas['PostSummary']
  onLikeToggle: (on: boolean) => void
  onBookmarkToggle: (on: boolean) => void
}

/** The row below a post: like, comments, the next step of its workflow, keep. */
export function PostActions({ post, onLikeToggle, onBookmarkToggle }: PostActionsProps) {
  const intl = useIntl()
  const { likesCount, likedByMe, commentsCount, commenters = [], bookmarkedByMe } = post
  return (
    <div className={styles.root}>
      <LikeButton count={likesCount} pressed={likedByMe} onToggle={onLikeToggle} />
      <ButtonLink
        variant="plain"
        size="sm"
        href={paths.post(post.id, { entity: 'comments' })}
        aria-label={intl.formatMessage(messages.commentsOf, {
          count: commentsCount,
          title: intl.formatName(post.title),
        })}
        icon={<Icon of={MessageSquareIcon} />}
        className={styles.comments}
      >
        {intl.formatMessage(messages.comments, { count: commentsCount })}
        <Faces of={commenters} className={styles.faces} />
      </ButtonLink>
      <PostStep post={post} />
      <div className={styles.keep}>
        <BookmarkButton pressed={bookmarkedByMe} onToggle={onBookmarkToggle} />
      </div>
    </div>
  )
}

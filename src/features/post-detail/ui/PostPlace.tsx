import { useUnit } from 'effector-react'
import type { Schemas } from '@/api'
import { IconButton } from '@/design-system/IconButton'
import { ChevronRightIcon, Icon, LinkIcon } from '@/design-system/icons'
import { BookmarkButton, LikeButton, useBookmarkPost, useLikePost } from '@/features/posts'
import { linkCopyRequested } from '@/shared/copy-link'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/paths'

import { messages } from '../messages'
import styles from './PostPlace.module.css'

/** The line above a post: its community and number, and what can be done with it. */
export function PostPlace({ post }: { post: Schemas['PostSummary'] }) {
  const intl = useIntl()
  const like = useLikePost(post.id)
  const bookmark = useBookmarkPost(post.id)
  const copyLink = useUnit(linkCopyRequested)
  return (
    <div className={styles.root}>
      <p className={styles.place}>
        <span aria-hidden="true" data-hue={post.community.color} className={styles.swatch} />
        <span>{post.community.name}</span>
        <Icon of={ChevronRightIcon} size="sm" className={styles.arrow} />
        <span className={styles.number}>
          {intl.formatMessage(messages.postNumber, { number: String(post.number) })}
        </span>
      </p>
      <div className={styles.actions}>
        <LikeButton count={post.likesCount} pressed={post.likedByMe} onToggle={like} />
        <BookmarkButton pressed={post.bookmarkedByMe} onToggle={bookmark} />
        <IconButton
          label={intl.formatMessage(messages.copyLink)}
          icon={<Icon of={LinkIcon} />}
          onClick={() => copyLink(paths.post(post.id))}
        />
      </div>
    </div>
  )
}

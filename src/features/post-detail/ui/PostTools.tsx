import { useUnit } from 'effector-react'

import type { Schemas } from '@/api'
import { IconButton } from '@/design-system/IconButton'
import { Icon, LinkIcon } from '@/design-system/icons'
import { BookmarkButton, LikeButton, useBookmarkPost, useLikePost } from '@/features/posts'
import { linkCopyRequested } from '@/shared/copy-link'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'

import { messages } from '../messages'
import { PostMenu } from './PostMenu'

export type PostToolsProps = {
  post: Schemas['PostSummary']
  /** What the menu of its other actions is made from, once it has come. */
  full: Schemas['Post'] | null
}

/** What can be done with a post from the line above it, and reaches the server. */
export function PostTools({ post, full }: PostToolsProps) {
  const intl = useIntl()
  const like = useLikePost(post.id)
  const bookmark = useBookmarkPost(post.id)
  const copyLink = useUnit(linkCopyRequested)
  return (
    <>
      <LikeButton count={post.likesCount} pressed={post.likedByMe} disabled={full?.canLike === false} onToggle={like} />
      <BookmarkButton pressed={post.bookmarkedByMe} onToggle={bookmark} />
      <IconButton
        label={intl.formatMessage(messages.copyLink)}
        icon={<Icon of={LinkIcon} />}
        onClick={() => copyLink(paths.post(post.id))}
      />
      {full && <PostMenu post={full} />}
    </>
  )
}

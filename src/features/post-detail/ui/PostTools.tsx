import { useUnit } from 'effector-react'
import { useNavigate } from 'react-router-dom'

import type { Schemas } from '@/api'
import { IconButton } from '@/design-system/IconButton'
import { Icon, LinkIcon, PencilIcon, PrinterIcon } from '@/design-system/icons'
import { ShowAt } from '@/design-system/ShowAt'
import { BookmarkButton, LikeButton, useBookmarkPost, useLikePost } from '@/features/posts'
import { linkCopyRequested } from '@/shared/copy-link'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'

import { menuMessages, messages } from '../messages'
import { PostMenu } from './PostMenu'

export type PostToolsProps = {
  post: Schemas['PostSummary']
  /** Whether the person may change the text. */
  canEdit?: boolean | undefined
  /** What the menu of its other actions is made from, once it has come. */
  full?: Schemas['Post'] | undefined
}

/** What can be done with a post from the line above it, and reaches the server. */
export function PostTools({ post, canEdit = false, full }: PostToolsProps) {
  const intl = useIntl()
  const navigate = useNavigate()
  const like = useLikePost(post.id)
  const bookmark = useBookmarkPost(post.id)
  const copyLink = useUnit(linkCopyRequested)
  return (
    <>
      <LikeButton count={post.likesCount} pressed={post.likedByMe} onToggle={like} />
      <BookmarkButton pressed={post.bookmarkedByMe} onToggle={bookmark} />
      <IconButton
        label={intl.formatMessage(messages.copyLink)}
        icon={<Icon of={LinkIcon} />}
        onClick={() => copyLink(paths.post(post.id))}
      />
      {canEdit && (
        <IconButton
          label={intl.formatMessage(messages.edit)}
          icon={<Icon of={PencilIcon} />}
          onClick={() => void navigate(paths.postEdit(post.id))}
        />
      )}
      {full?.revision != null && (
        <ShowAt window="medium-up">
          <IconButton
            label={intl.formatMessage(menuMessages.print)}
            icon={<Icon of={PrinterIcon} />}
            onClick={() => void navigate(paths.postPrint(post.id))}
          />
        </ShowAt>
      )}
      {full && <PostMenu post={full} />}
    </>
  )
}

import { useNavigate, useSearchParams } from 'react-router-dom'

import type { Schemas } from '@/api'
import { Tabs } from '@/design-system/Tabs'
import { AttachmentsPanel } from '@/features/attachments'
import { CommentsPanel } from '@/features/comments'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/paths'

// The number of comments above the tab follows what is written in it.
import '../api/follow-comments'
import { messages } from '../messages'
import { type PostTab, tabFromAddress } from '../model/post-tab'

type PostTabsProps = {
  post: Schemas['Post']
  pathTab: string | undefined
}

/** The parts of a post, one at a time. Which one stands in the address, so a reload and a shared link show the same. */
export function PostTabs({ post, pathTab }: PostTabsProps) {
  const intl = useIntl()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const tab = tabFromAddress(pathTab, search)
  return (
    <Tabs<PostTab>
      label={intl.formatMessage(messages.tabs)}
      value={tab}
      onValueChange={(entity) => {
        if (entity !== tab) void navigate(paths.post(post.id, { entity }), { replace: true, preventScrollReset: true })
      }}
      items={[
        { value: 'attachments', label: intl.formatMessage(messages.tabAttachments), count: post.attachmentsCount },
        { value: 'comments', label: intl.formatMessage(messages.tabComments), count: post.commentsCount },
      ]}
    >
      {tab === 'attachments' ? (
        <AttachmentsPanel postId={post.id} />
      ) : (
        <CommentsPanel postId={post.id} canComment={post.canComment} markedCommentId={search.get('commentId')} />
      )}
    </Tabs>
  )
}

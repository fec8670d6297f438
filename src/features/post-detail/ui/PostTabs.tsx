import { Suspense } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'

import type { Schemas } from '@/api'
import { Skeleton } from '@/design-system/Skeleton'
import { Stack } from '@/design-system/Stack'
import { Tabs } from '@/design-system/Tabs'
import { Text } from '@/design-system/Text'
import { AttachmentsPanel } from '@/features/attachments'
import { CommentsPanel } from '@/features/comments'
import { InvitationsPanel, invitedCount } from '@/features/events'
import { RefusalReason, usePermissions } from '@/features/permissions'
import { useShowAnswer } from '@/features/posts'
import { DropAnywhere, UploadDropZone } from '@/features/upload'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'

// The number of comments above the tab follows what is written in it.
import '../api/follow-comments'
import { tabMessages } from '../messages'
import { namesMissingTab, type PostTab, tabFromAddress, tabsOf } from '../model/post-tab'

type PostTabsProps = {
  post: Schemas['Post']
  pathTab: string | undefined
}

/** The parts of a post, one at a time. Which one stands in the address, so a reload and a shared link show the same. */
export function PostTabs({ post, pathTab }: PostTabsProps) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const showAnswer = useShowAnswer(post.id)
  const tabs = tabsOf(post)
  const tab = tabFromAddress(pathTab, search, tabs)
  const adding = usePermissions()('addAttachments', post)
  return (
    <>
      {adding.allowed && <DropAnywhere postId={post.id} postTitle={post.title} />}
      {namesMissingTab(pathTab, search, tabs) && <Text tone="muted">{formatMessage(tabMessages.missingTab)}</Text>}
      <Tabs<PostTab>
        label={formatMessage(tabMessages.tabs)}
        items={[
          {
            value: 'attachments' as const,
            label: formatMessage(tabMessages.attachments),
            count: post.attachmentsCount,
          },
          { value: 'comments' as const, label: formatMessage(tabMessages.comments), count: post.commentsCount },
          {
            value: 'invitations' as const,
            label: formatMessage(tabMessages.invitations),
            count: invitedCount(post.event?.counts),
          },
        ].filter(({ value }) => tabs.includes(value))}
        value={tab}
        onValueChange={(entity) => {
          if (entity !== tab)
            void navigate(paths.post(post.id, { entity }), { replace: true, preventScrollReset: true })
        }}
      >
        {tab === 'attachments' ? (
          <Stack gap={4}>
            {adding.allowed ? (
              <UploadDropZone postId={post.id} postTitle={post.title} />
            ) : (
              <Text tone="muted">
                <RefusalReason of={adding.reason} />
              </Text>
            )}
            <AttachmentsPanel postId={post.id} />
          </Stack>
        ) : tab === 'invitations' ? (
          <Suspense fallback={<Skeleton />}>
            <InvitationsPanel post={post} onAnswered={showAnswer} />
          </Suspense>
        ) : (
          <CommentsPanel postId={post.id} canComment={post.canComment} markedCommentId={search.get('commentId')} />
        )}
      </Tabs>
    </>
  )
}

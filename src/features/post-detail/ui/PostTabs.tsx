import { Suspense } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'

import type { Schemas } from '@/api'
import { Skeleton } from '@/design-system/Skeleton'
import { Stack } from '@/design-system/Stack'
import { Tabs } from '@/design-system/Tabs'
import { Text } from '@/design-system/Text'
import { PostNotes } from '@/features/ai-notes'
import { AttachmentsPanel } from '@/features/attachments'
import { CommentsPanel } from '@/features/comments'
import { InvitationsPanel, invitedCount } from '@/features/events'
import { RefusalReason, usePermissions } from '@/features/permissions'
import { DropAnywhere, UploadDropZone } from '@/features/upload'
import { VisibilityPanel } from '@/features/visibility'
import { SubActivitiesPanel } from '@/features/sub-activities'
import { TasksPanel } from '@/features/tasks'
import { workflowMessages, WorkflowPanel } from '@/features/workflow'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'

// The number of comments above the tab follows what is written in it.
import '../api/follow-comments'
import { tabMessages } from '../messages'
import { AskPanel } from './AskPanel'
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
  const allows = usePermissions()
  const tabs = tabsOf(post, { assistant: allows('assistant').allowed })
  const tab = tabFromAddress(pathTab, search, tabs)
  const adding = allows('addAttachments', post)
  return (
    <>
      {adding.allowed && <DropAnywhere postId={post.id} postTitle={post.title} />}
      {namesMissingTab(pathTab, search, tabs) && <Text tone="muted">{formatMessage(tabMessages.missingTab)}</Text>}
      <Tabs<PostTab>
        label={formatMessage(tabMessages.tabs)}
        items={[
          { value: 'attachments', label: formatMessage(tabMessages.attachments), count: post.attachmentsCount },
          { value: 'comments', label: formatMessage(tabMessages.comments), count: post.commentsCount },
          ...(tabs.includes('workflow')
            ? [{ value: 'workflow' as const, label: formatMessage(workflowMessages.title) }]
            : []),
          ...(tabs.includes('tasks')
            ? [{ value: 'tasks' as const, label: formatMessage(tabMessages.tasks), count: post.tasksCount?.open }]
            : []),
          ...(post.event
            ? [
                {
                  value: 'invitations' as const,
                  label: formatMessage(tabMessages.invitations),
                  count: invitedCount(post.event.counts),
                },
              ]
            : []),
          ...(tabs.includes('subactivities')
            ? [
                {
                  value: 'subactivities' as const,
                  label: formatMessage(tabMessages.subActivities),
                  count: post.subActivitiesCount?.open,
                },
              ]
            : []),
          { value: 'visibility', label: formatMessage(tabMessages.visibility) },
          ...(tabs.includes('ai') ? [{ value: 'ai' as const, label: formatMessage(tabMessages.ai) }] : []),
        ]}
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
        ) : tab === 'workflow' ? (
          <Suspense fallback={<Skeleton />}>
            <WorkflowPanel postId={post.id} />
          </Suspense>
        ) : tab === 'tasks' ? (
          <Suspense fallback={<Skeleton />}>
            <TasksPanel post={post} />
          </Suspense>
        ) : tab === 'invitations' ? (
          <Suspense fallback={<Skeleton />}>
            <InvitationsPanel post={post} />
          </Suspense>
        ) : tab === 'subactivities' ? (
          <Suspense fallback={<Skeleton />}>
            <SubActivitiesPanel post={post} />
          </Suspense>
        ) : tab === 'visibility' ? (
          <Suspense fallback={<Skeleton />}>
            <VisibilityPanel post={post} />
          </Suspense>
        ) : tab === 'ai' ? (
          <Stack gap={6}>
            <AskPanel post={post} />
            <Suspense fallback={<Skeleton />}>{allows('aiNotes').allowed && <PostNotes postId={post.id} />}</Suspense>
          </Stack>
        ) : (
          <CommentsPanel postId={post.id} canComment={post.canComment} markedCommentId={search.get('commentId')} />
        )}
      </Tabs>
    </>
  )
}

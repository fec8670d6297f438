import { type ReactNode, Suspense } from 'react'

import type { Schemas } from '@/api'
import { Skeleton } from '@/design-system/Skeleton'
import { CommentsPanel } from '@/features/comments'
import { invitedCount } from '@/features/events'
import type { usePermissions } from '@/features/permissions'
import { SubActivitiesPanel } from '@/features/sub-activities'
import { TasksPanel } from '@/features/tasks'
import { VisibilityPanel } from '@/features/visibility'
import { WorkflowPanel } from '@/features/workflow'

import { tabMessages } from '../messages'
import { AskTab } from './AskTab'
import { AttachmentsTab } from './AttachmentsTab'
import { InvitationsTab } from './InvitationsTab'

type Post = Schemas['Post']

type PostTabRow = {
  /** The segment of the path, and the word of `?entity=` in notifications. */
  id: string
  label: (typeof tabMessages)['comments']
  count?: (post: Post) => number | undefined
  /** Without it every post has this part. */
  shown?: (post: Post, allows: ReturnType<typeof usePermissions>) => boolean
  panel: (post: Post, search: URLSearchParams) => ReactNode
}

/** The parts below a post, in this order. */
export const postTabTable: readonly PostTabRow[] = [
  {
    id: 'attachments',
    label: tabMessages.attachments,
    count: (post) => post.attachmentsCount,
    panel: (post) => <AttachmentsTab post={post} />,
  },
  {
    id: 'comments',
    label: tabMessages.comments,
    count: (post) => post.commentsCount,
    panel: (post, search) => (
      <CommentsPanel
        postId={post.id}
        canComment={post.canComment}
        canLike={post.canLike}
        markedCommentId={search.get('commentId')}
      />
    ),
  },
  {
    id: 'workflow',
    label: tabMessages.workflow,
    shown: ({ workflow }) => workflow != null,
    panel: (post) => (
      <Suspense fallback={<Skeleton />}>
        <WorkflowPanel postId={post.id} />
      </Suspense>
    ),
  },
  {
    id: 'tasks',
    label: tabMessages.tasks,
    count: ({ tasksCount }) => tasksCount?.open,
    shown: ({ tasksCount }) => tasksCount !== undefined,
    panel: (post) => (
      <Suspense fallback={<Skeleton />}>
        <TasksPanel post={post} />
      </Suspense>
    ),
  },
  {
    id: 'invitations',
    label: tabMessages.invitations,
    count: ({ event }) => invitedCount(event?.counts),
    shown: ({ event }) => event !== undefined,
    panel: (post) => <InvitationsTab post={post} />,
  },
  {
    id: 'subactivities',
    label: tabMessages.subActivities,
    count: ({ subActivitiesCount }) => subActivitiesCount?.open,
    shown: ({ subActivitiesCount, canPlan = false }) => canPlan || (subActivitiesCount?.all ?? 0) > 0,
    panel: (post) => (
      <Suspense fallback={<Skeleton />}>
        <SubActivitiesPanel post={post} />
      </Suspense>
    ),
  },
  {
    id: 'visibility',
    label: tabMessages.visibility,
    panel: (post) => (
      <Suspense fallback={<Skeleton />}>
        <VisibilityPanel post={post} />
      </Suspense>
    ),
  },
  {
    id: 'ai',
    label: tabMessages.ai,
    shown: (_, allows) => allows('assistant').allowed,
    panel: (post) => <AskTab post={post} />,
  },
]

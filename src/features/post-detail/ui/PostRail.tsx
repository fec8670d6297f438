import { Suspense } from 'react'
import type { Schemas } from '@/api'
import { AttachmentsCard } from '@/features/attachments'
import { EventCard } from '@/features/events'
import { PlanningCard } from '@/features/planning'
import { RelatedCard } from '@/features/relations'
import { TasksCard } from '@/features/tasks'
import { WorkflowCard } from '@/features/workflow'
import { AskedCard } from './AskedCard'

type PostRailProps = {
  summary: Schemas['PostSummary']
  /** Whole, once it is here. */
  post: Schemas['Post'] | null
  /** An earlier text of it is read, of which nothing is asked any more. */
  old?: boolean
}

/**
 * The cards beside a post, each only where there is something: what is asked of the reader, event, planning,
 * workflow, tasks, related posts, files.
 */
export function PostRail({ summary, post, old = false }: PostRailProps) {
  return (
    <>
      {post && !old && <AskedCard post={post} />}
      {post?.event && (
        <Suspense>
          <EventCard post={post} />
        </Suspense>
      )}
      {post && <PlanningCard post={post} />}
      {post && <WorkflowCard post={post} />}
      {post?.tasksCount && post.tasksCount.all > 0 && <TasksCard post={post} />}
      {post && <RelatedCard post={post} />}
      <AttachmentsCard postId={summary.id} count={summary.attachmentsCount} />
    </>
  )
}

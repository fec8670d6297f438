import type { Schemas } from '@/api'
import { AttachmentsCard } from '@/features/attachments'
import { PlanningCard } from '@/features/planning'

type PostRailProps = {
  summary: Schemas['PostSummary']
  /** Whole, once it is here. */
  post: Schemas['Post'] | null
}

/**
 * The cards beside a post, each only where there is something: what is asked of the reader, event, planning, related
 * posts, files.
 */
export function PostRail({ summary, post }: PostRailProps) {
  return (
    <>
      {post && <PlanningCard post={post} />}
      <AttachmentsCard postId={summary.id} count={summary.attachmentsCount} />
    </>
  )
}

import { Suspense } from 'react'

import type { Schemas } from '@/api'
import { Skeleton } from '@/design-system/Skeleton'
import { InvitationsPanel } from '@/features/events'
import { useShowAnswer } from '@/features/posts'

/** Who is invited to the event of a post, and what they answered. */
export function InvitationsTab({ post }: { post: Schemas['Post'] }) {
  const showAnswer = useShowAnswer(post.id)
  return (
    <Suspense fallback={<Skeleton />}>
      <InvitationsPanel post={post} onAnswered={showAnswer} />
    </Suspense>
  )
}

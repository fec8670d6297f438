import { Suspense } from 'react'

import type { Schemas } from '@/api'
import { CardSection } from '@/design-system/Card'
import { useNow } from '@/design-system/RelativeTime'
import { Skeleton } from '@/design-system/Skeleton'
import { canAnswer, EventAnswer } from '@/features/events'

import { useShowAnswer } from '../api/use-show-answer'

/** The answers to the event of a post, on its card; nothing where the person is not asked or answers are closed. */
export function CardAnswer({ post }: { post: Schemas['PostSummary'] }) {
  const show = useShowAnswer(post.id)
  const now = useNow()
  if (!canAnswer(post, now)) return null
  return (
    <CardSection padding="lg">
      <Suspense fallback={<Skeleton />}>
        <EventAnswer post={post} onAnswered={show} />
      </Suspense>
    </CardSection>
  )
}

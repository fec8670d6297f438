import { Suspense } from 'react'

import type { Schemas } from '@/api'
import { useNow } from '@/design-system/RelativeTime'
import { Skeleton } from '@/design-system/Skeleton'
import { Stack } from '@/design-system/Stack'
import { TitledCard } from '@/design-system/TitledCard'
import { AcknowledgementAsk } from '@/features/acknowledgement'
import { canAnswer, EventAnswer } from '@/features/events'
import { isToAcknowledge, useShowAnswer } from '@/features/posts'
import { useIntl } from '@/shared/i18n'

import { messages } from '../messages'

/** What a post asks of the person, before all other cards of the rail; none where it asks nothing. */
export function AskedCard({ post }: { post: Schemas['Post'] }) {
  const { formatMessage } = useIntl()
  const showAnswer = useShowAnswer(post.id)
  const now = useNow()
  const acknowledges = isToAcknowledge(post)
  const answers = canAnswer(post, now)
  if (!acknowledges && !answers) return null
  return (
    <TitledCard title={formatMessage(messages.asked)}>
      <Stack gap={4}>
        {acknowledges && <AcknowledgementAsk post={post} />}
        {answers && (
          <Suspense fallback={<Skeleton />}>
            <EventAnswer post={post} onAnswered={showAnswer} />
          </Suspense>
        )}
      </Stack>
    </TitledCard>
  )
}

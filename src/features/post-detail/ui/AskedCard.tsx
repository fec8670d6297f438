import type { Schemas } from '@/api'
import { TitledCard } from '@/design-system/Card'
import { useNow } from '@/design-system/RelativeTime'
import { AcknowledgementAsk, isAskedOf } from '@/features/acknowledgement'
import { canAnswer, EventAnswer } from '@/features/events'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'

/** What a post asks of the person, before all other cards: an answer, an acknowledgement. None without either. */
export function AskedCard({ post }: { post: Schemas['Post'] }) {
  const { formatMessage } = useIntl()
  const now = useNow()
  const answers = canAnswer(post, now)
  const acknowledges = isAskedOf(post)
  if (!answers && !acknowledges) return null
  return (
    <TitledCard title={formatMessage(messages.asked)}>
      {answers && <EventAnswer key={post.event?.myInvitation?.id} post={post} />}
      {acknowledges && <AcknowledgementAsk post={post} />}
    </TitledCard>
  )
}

import type { Schemas } from '@/api'
import { TitledCard } from '@/design-system/Card'
import { AcknowledgementAsk } from '@/features/acknowledgement'
import { isToAcknowledge } from '@/features/posts'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'

/** What a post asks of the person, before all other cards; nothing where it asks nothing. */
export function AskedCard({ post }: { post: Schemas['Post'] }) {
  const { formatMessage } = useIntl()
  if (!isToAcknowledge(post)) return null
  return (
    <TitledCard title={formatMessage(messages.asked)}>
      <AcknowledgementAsk post={post} />
    </TitledCard>
  )
}

import { Suspense } from 'react'
import type { Schemas } from '@/api'
import { Link } from '@/design-system/Link'
import { useNow } from '@/design-system/RelativeTime'
import { Skeleton } from '@/design-system/Skeleton'
import { Text } from '@/design-system/Text'
import { canAnswer, EventAnswer, EventRow } from '@/features/events'
import { useShowAnswer } from '@/features/posts'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { messages } from './messages'

/** When and where the event of a post is, and the person's answer to it. */
export function CommunityEvent({ post }: { post: Schemas['PostSummary'] }) {
  const { formatName } = useIntl()
  const { id, title, language, event } = post
  if (!event) return null
  return (
    <EventRow
      event={event}
      title={
        <Text weight="strong" lang={language}>
          <Link variant="quiet" href={paths.post(id)}>
            {formatName(title)}
          </Link>
        </Text>
      }
    >
      <MyAnswer post={post} />
    </EventRow>
  )
}

/** The answer, which can be changed as long as the event takes answers. */
function MyAnswer({ post }: { post: Schemas['PostSummary'] }) {
  const { formatMessage } = useIntl()
  const now = useNow()
  const show = useShowAnswer(post.id)
  if (canAnswer(post, now))
    return (
      <Suspense fallback={<Skeleton />}>
        <EventAnswer post={post} onAnswered={show} />
      </Suspense>
    )
  const words = said.get(post.event?.myInvitation?.response ?? '')
  return (
    words && (
      <Text size="sm" tone="muted">
        {formatMessage(words)}
      </Text>
    )
  )
}

const said = new Map([
  ['accepted', messages.saidYes],
  ['tentative', messages.saidMaybe],
  ['declined', messages.saidNo],
  ['waiting', messages.onList],
])

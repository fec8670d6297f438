import { useInfiniteQuery } from '@tanstack/react-query'
import type { Schemas } from '@/api'
import { Link } from '@/design-system/Link'
import { useNow } from '@/design-system/RelativeTime'
import { Text } from '@/design-system/Text'
import { canAnswer, EventAnswer, EventLine } from '@/features/events'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { mySpaceQueries } from '../api/my-space-queries'
import { messages } from '../messages'
import styles from './Rail.module.css'
import { RailCard } from './RailCard'

const MOST = 3

const answers = new Map([
  ['accepted', messages.saidYes],
  ['tentative', messages.saidMaybe],
  ['declined', messages.saidNo],
  ['pending', messages.notAnswered],
  ['waiting', messages.onList],
])

/** The events that come next, and the person's answer, which can be given and changed here. */
export function NextEventsCard() {
  const { formatMessage } = useIntl()
  const list = useInfiniteQuery(mySpaceQueries.events(MOST))
  const events = list.data?.pages[0]?.events
  return (
    <RailCard
      title={formatMessage(messages.nextEvents)}
      all={undefined}
      rows={events}
      failed={list.isError}
      onRetry={() => void list.refetch()}
    >
      <ul className={styles.rows}>
        {events?.map((post) => (
          <NextEvent key={post.id} post={post} />
        ))}
      </ul>
    </RailCard>
  )
}

function NextEvent({ post }: { post: Schemas['PostSummary'] }) {
  const { formatMessage } = useIntl()
  const now = useNow()
  const { id, title, language, event } = post
  if (!event) return null
  const response = event.myInvitation?.response ?? ''
  const answer = answers.get(response)
  return (
    <li className={styles.event}>
      <EventLine event={event} lang={language}>
        <p lang={language} className={styles.title}>
          <Link variant="quiet" href={paths.post(id)}>
            {title}
          </Link>
        </p>
        {canAnswer(post, now) ? (
          <EventAnswer post={post} brief />
        ) : (
          answer && (
            <Text size="sm" tone={response === 'accepted' ? 'success' : 'muted'}>
              {formatMessage(answer)}
            </Text>
          )
        )}
      </EventLine>
    </li>
  )
}

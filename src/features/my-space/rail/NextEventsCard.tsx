import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import type { Schemas } from '@/api'
import { Link } from '@/design-system/Link'
import { useNow } from '@/design-system/RelativeTime'
import { Text } from '@/design-system/Text'
import { canAnswer, EventRow } from '@/features/events'
import { RailCard } from '@/features/rail-card'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { useSeen } from '@/shared/use-seen'
import { mySpaceQueries } from '../api/my-space-queries'
import { $heldAnswers, heldOf } from '../model/held-answers'
import { DoneLine } from './DoneLine'
import { HeldAnswerButtons } from './HeldAnswerButtons'
import { messages, said } from './messages'
import styles from './Rail.module.css'

const MOST = 3

/** The events that come next, with the person's answer, or the question for it. */
export function NextEventsCard() {
  const { formatMessage } = useIntl()
  const { place, seen } = useSeen<HTMLDivElement>()
  const query = useQuery({ ...mySpaceQueries.events(MOST), enabled: seen })
  const events = query.data?.events ?? []
  return (
    <RailCard
      ref={place}
      title={formatMessage(messages.nextEvents)}
      query={query}
      empty={events.length === 0}
      expected={{ rows: MOST, height: 'tall' }}
    >
      <ul className={styles.rows}>
        {events.map((post) => (
          <NextEvent key={post.id} post={post} />
        ))}
      </ul>
    </RailCard>
  )
}

function NextEvent({ post }: { post: Schemas['PostSummary'] }) {
  const { formatName } = useIntl()
  const { id, title, language, event } = post
  if (!event) return null
  return (
    <li>
      <EventRow
        event={event}
        title={
          <p lang={language} className={styles.title}>
            <Link variant="quiet" href={paths.post(id)}>
              {formatName(title)}
            </Link>
          </p>
        }
      >
        <MyAnswer post={post} />
      </EventRow>
    </li>
  )
}

function MyAnswer({ post }: { post: Schemas['PostSummary'] }) {
  const { formatMessage } = useIntl()
  const now = useNow()
  const held = heldOf(useUnit($heldAnswers), { postId: post.id, kind: 'invitation' })
  const mine = post.event?.myInvitation
  const response = held?.response ?? mine?.response ?? ''
  const words = said.get(response)
  if (words && held) return <DoneLine onUndo={held.undo}>{formatMessage(words)}</DoneLine>
  if (words)
    return (
      <Text size="sm" tone={response === 'accepted' ? 'success' : 'muted'}>
        {formatMessage(words)}
      </Text>
    )
  if (!canAnswer(post, now)) return null
  return (
    <div className={styles.buttons}>
      <HeldAnswerButtons post={post} asked={mine != null} />
    </div>
  )
}

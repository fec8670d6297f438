import type { Schemas } from '@/api'
import { AvatarStack } from '@/design-system/AvatarStack'
import { Link } from '@/design-system/Link'
import { useNow } from '@/design-system/RelativeTime'
import { Text } from '@/design-system/Text'
import { TitledCard } from '@/design-system/TitledCard'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { messages } from '../messages'
import { answersClosed, invitedCount, isAsked } from '../model/answering'
import { eventWords } from '../model/event-words'
import { AnswerBar } from './AnswerBar'
import { CalendarFileButton } from './CalendarFileButton'
import { DayTile } from './DayTile'
import styles from './Events.module.css'

export type EventCardProps = {
  post: Schemas['Post']
  /** Stands still at this moment, for pictures that must not change. */
  now?: Date | undefined
}

/** When and where the event of a post is, and how the invited people answered; nothing for a post without one. */
export function EventCard({ post, now }: EventCardProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const current = useNow()
  const { event } = post
  if (!event) return null
  const { month, day, when, zone } = eventWords(event, intl)
  const closed = answersClosed(post, now ?? current)
  return (
    <TitledCard title={formatMessage(messages.title)} action={<CalendarFileButton post={post} />}>
      <div className={styles.when}>
        <DayTile month={month} day={day} />
        <div className={styles.lines}>
          <Text weight="strong">{when}</Text>
          {zone !== null && (
            <Text size="sm" tone="muted">
              {zone}
            </Text>
          )}
          {event.place && (
            <Text size="sm" tone="muted" lang={post.language}>
              {event.place}
            </Text>
          )}
          {event.joinUrl?.startsWith('https://') && (
            <Link variant="action" href={event.joinUrl}>
              {formatMessage(messages.join)}
            </Link>
          )}
        </div>
      </div>
      {closed && (closed !== 'closed' || isAsked(post)) && (
        <Text size="sm" tone={closed === 'cancelled' ? 'error' : 'muted'}>
          {formatMessage(messages[closed])}
        </Text>
      )}
      {event.capacity != null && (
        <Text size="sm" tone="muted">
          {formatMessage(messages.places, { taken: event.counts?.accepted ?? 0, total: event.capacity })}
        </Text>
      )}
      {event.counts && <AnswerBar counts={event.counts} />}
      <Invited post={post} count={invitedCount(event.counts)} />
    </TitledCard>
  )
}

/** Some faces, and the way to all of the invited people. */
function Invited({ post: { id, invitees = [] }, count }: { post: Schemas['Post']; count: number }) {
  const { formatMessage } = useIntl()
  if (count === 0) return null
  const people = invitees.map(({ id, fullName, accountPhotoUrl }) => ({ id, name: fullName, src: accountPhotoUrl }))
  return (
    <div className={styles.invited}>
      {people.length > 0 && <AvatarStack aria-label={formatMessage(messages.faces)} people={people} />}
      <Link variant="action" href={paths.post(id, { entity: 'invitations' })}>
        {formatMessage(messages.seeAll, { count })}
      </Link>
    </div>
  )
}

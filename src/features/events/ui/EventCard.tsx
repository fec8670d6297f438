import type { Schemas } from '@/api'
import { AvatarStack } from '@/design-system/AvatarStack'
import { TitledCard } from '@/design-system/Card'
import { Link } from '@/design-system/Link'
import { useNow } from '@/design-system/RelativeTime'
import { Text } from '@/design-system/Text'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { messages } from '../messages'
import { answersClosed, invitedCount } from '../model/answering'
import { eventWords } from '../model/event-words'
import { AnswerBar } from './AnswerBar'
import styles from './Events.module.css'

export type EventCardProps = { post: Schemas['Post'] }

/** When and where the event of a post is, and how the invited people answered; nothing for a post without one. */
export function EventCard({ post }: EventCardProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const now = useNow()
  const { event } = post
  if (!event) return null
  const { month, day, when, zone } = eventWords(event, intl)
  const closed = answersClosed(event, now)
  const invited = invitedCount(event.counts)
  return (
    <TitledCard
      title={formatMessage(messages.title)}
      action={
        event.calendarFileUrl && (
          <Link variant="action" href={event.calendarFileUrl} download>
            {formatMessage(messages.calendarFile)}
          </Link>
        )
      }
    >
      <div className={styles.when}>
        <p aria-hidden="true" className={styles.tile}>
          <span>{month}</span>
          <span>{day}</span>
        </p>
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
      {closed && (
        <Text size="sm" tone={closed === 'cancelled' ? 'error' : 'muted'}>
          {formatMessage(messages[closed])}
        </Text>
      )}
      {event.capacity != null && event.counts && (
        <Text size="sm" tone="muted">
          {formatMessage(messages.places, { taken: event.counts.accepted, total: event.capacity })}
        </Text>
      )}
      {event.counts && <AnswerBar counts={event.counts} />}
      {invited > 0 && (
        <div className={styles.invited}>
          {post.invitees && post.invitees.length > 0 && (
            <AvatarStack
              aria-label={formatMessage(messages.faces)}
              people={post.invitees.map(({ id, fullName, accountPhotoUrl }) => ({
                id,
                name: fullName,
                src: accountPhotoUrl,
              }))}
            />
          )}
          <Link variant="action" href={paths.post(post.id, { entity: 'invitations' })}>
            {formatMessage(messages.seeAll, { count: invited })}
          </Link>
        </div>
      )}
    </TitledCard>
  )
}

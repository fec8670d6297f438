import type { Schemas } from '@/api'
import { Chip } from '@/design-system/Chip'
import { FileName } from '@/design-system/FileName'
import { CalendarIcon, FileCheckIcon, Icon, ImageIcon, PaperclipIcon } from '@/design-system/icons'
import { HashtagLink } from '@/features/entity-links'
import { useIntl } from '@/shared/i18n'

import { messages } from '../messages'
import { isToAcknowledge } from '../model/to-acknowledge'
import { readEventTime } from '../model/event-time'
import styles from './PostChips.module.css'

/**
 * Event time, what is to be acknowledged, main file, photos and hashtags; nothing when a post has none of them. A
 * single picture that is the cover is not counted once more.
 */
export function PostChips({ post }: { post: Schemas['PostSummary'] }) {
  const intl = useIntl()
  const { event, mainAttachment, imagesCount, coverImageUrl, hashtags, acknowledgement } = post
  const photos = imagesCount === 1 && coverImageUrl !== null ? 0 : imagesCount
  const asks = isToAcknowledge(post)
  if (!event && !asks && !mainAttachment && photos === 0 && hashtags.length === 0) return null
  return (
    <ul className={styles.root}>
      {event && (
        <li>
          <Chip icon={<Icon of={CalendarIcon} size="sm" />}>
            <EventWords event={event} />
          </Chip>
        </li>
      )}
      {asks && (
        <li>
          <Chip icon={<Icon of={FileCheckIcon} size="sm" />}>
            {acknowledgement?.dueDate
              ? intl.formatMessage(messages.acknowledgeBy, { date: intl.formatDate(acknowledgement.dueDate, dueDay) })
              : intl.formatMessage(messages.acknowledge)}
          </Chip>
        </li>
      )}
      {mainAttachment && (
        <li>
          <Chip icon={<Icon of={PaperclipIcon} size="sm" />}>
            <FileName name={intl.formatName(mainAttachment.name)} />
          </Chip>
        </li>
      )}
      {photos > 0 && (
        <li>
          <Chip icon={<Icon of={ImageIcon} size="sm" />}>{intl.formatMessage(messages.photos, { count: photos })}</Chip>
        </li>
      )}
      {hashtags.map((hashtag) => (
        <li key={hashtag.name}>
          <HashtagLink hashtag={hashtag} className={styles.opener} />
        </li>
      ))}
    </ul>
  )
}

/** A day of the calendar: the same for every reader. */
const dueDay: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', timeZone: 'UTC' }

function EventWords({ event: { startAt, endAt, allDay } }: { event: Schemas['PostEvent'] }) {
  const intl = useIntl()
  const format = (time: Schemas['EventTime'], options: Intl.DateTimeFormatOptions) => {
    const { date, timeZone } = readEventTime(time, allDay, intl.timeZone)
    return intl.formatDate(date, { ...options, timeZone })
  }
  const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' }
  const start = format(startAt, allDay ? day : { ...day, hour: '2-digit', minute: '2-digit' })
  if (endAt && format(endAt, day) !== format(startAt, day)) {
    return intl.formatMessage(messages.eventFromTo, { start, end: format(endAt, day) })
  }
  return intl.formatMessage(messages.eventAt, { start })
}

import { useUnit } from 'effector-react'

import type { Schemas } from '@/api'
import { Chip } from '@/design-system/Chip'
import { FileName } from '@/design-system/FileName'
import { CalendarIcon, FileCheckIcon, Icon, ImageIcon, PaperclipIcon } from '@/design-system/icons'
import { HashtagLink } from '@/features/entity-links'
import { useIntl } from '@/shared/i18n'
import { overlayRequested } from '@/shared/overlays'

import { messages } from '../messages'
import { readEventTime } from '../model/event-time'
import styles from './PostChips.module.css'

/**
 * Event time, main file, photos and hashtags of a post; nothing when it has none of them. A picture that is the cover
 * is not counted once more.
 */
export function PostChips({ post }: { post: Schemas['PostSummary'] }) {
  const intl = useIntl()
  const open = useUnit(overlayRequested)
  const {
    id: postId,
    title,
    event,
    acknowledgement,
    publication,
    mainAttachment,
    imagesCount,
    coverImageUrl,
    hashtags,
  } = post
  const photos = imagesCount === 1 && coverImageUrl !== null ? 0 : imagesCount
  const asked = publication?.state !== 'archived' && acknowledgement?.mine?.state !== 'acknowledged'
  const due = asked ? acknowledgement?.mine : null
  if (!event && !due && !mainAttachment && photos === 0 && hashtags.length === 0) return null
  return (
    <ul className={styles.root}>
      {event && (
        <li>
          <Chip icon={<Icon of={CalendarIcon} size="sm" />}>
            <EventText event={event} />
          </Chip>
        </li>
      )}
      {due && (
        <li>
          <Chip icon={<Icon of={FileCheckIcon} size="sm" />}>
            {due.dueDate === null
              ? intl.formatMessage(messages.acknowledge)
              : intl.formatMessage(messages.acknowledgeBy, {
                  date: intl.formatDate(new Date(due.dueDate), { day: 'numeric', month: 'short', timeZone: 'UTC' }),
                })}
          </Chip>
        </li>
      )}
      {mainAttachment && (
        <li>
          <Chip
            icon={<Icon of={PaperclipIcon} size="sm" />}
            className={styles.opener}
            onPress={() => open({ overlay: 'postGallery', postId, title, attachmentId: mainAttachment.id })}
          >
            <FileName name={mainAttachment.name} />
          </Chip>
        </li>
      )}
      {photos > 0 && (
        <li>
          <Chip
            icon={<Icon of={ImageIcon} size="sm" />}
            className={styles.opener}
            onPress={() => open({ overlay: 'postGallery', postId, title })}
          >
            {intl.formatMessage(messages.photos, { count: photos })}
          </Chip>
        </li>
      )}
      {hashtags.map((hashtag) => (
        <li key={hashtag.id}>
          <HashtagLink hashtag={hashtag} className={styles.opener} />
        </li>
      ))}
    </ul>
  )
}

function EventText({ event: { startAt, endAt, allDay } }: { event: Schemas['PostEvent'] }) {
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

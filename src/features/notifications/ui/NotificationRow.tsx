import { memo, Suspense, useState } from 'react'
import { Avatar } from '@/design-system/Avatar'
import { isSmall } from '@/design-system/tokens'
import { NotificationItem } from '@/design-system/NotificationItem'
import { daysAgo } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'
import { notificationLink, type NotificationLink } from '../link'
import { messages } from '../messages'
import { attachmentsOf, authorsOf, type Notification } from '../notification'
import { quoteOf } from '../sentences'
import { hasDetails, NotificationDetails } from './NotificationDetails'
import styles from './Panel.module.css'
import { useSentence, type FormatTime, type RowActions } from './row-hooks'

const AttachmentGallery = loadable(() => import('@/features/attachments')).component('AttachmentGallery')

type NotificationRowProps = {
  notification: Notification
  read: boolean
  /** The page that it leads to no longer exists or is closed to the reader. */
  unavailable: boolean
  /** The day that begins with this row, as `2026-11-20`. */
  day: string | undefined
  actions: RowActions
  formatTime: FormatTime
}

/** One entry of the stream as a sentence, with its details and its link. */
export const NotificationRow = memo(function NotificationRow(props: NotificationRowProps) {
  const { notification, read, unavailable, day, actions, formatTime } = props
  const intl = useIntl()
  const { formatMessage } = intl
  const sentence = useSentence(notification)
  const quote = quoteOf(notification, intl)
  const link = unavailable ? nowhere : notificationLink(notification)
  const [author] = authorsOf(notification)
  const [shownFile, setShownFile] = useState<string | null>(null)

  function handleOpen() {
    actions.onOpen(notification.id)
    if (link.kind === 'broken') actions.onBroken(link.error)
    // There the panel covers the page that was asked for.
    else if (isSmall()) actions.onLeave()
  }

  function handleOpenAttachment(attachmentId: string) {
    actions.onRead(notification.id)
    setShownFile(attachmentId)
  }

  return (
    <>
      {day !== undefined && <DayHeading day={day} />}
      <NotificationItem
        data-notification={notification.id}
        picture={<Avatar name={author?.fullName ?? ''} src={author?.accountPhotoUrl} />}
        message={sentence}
        {...(quote !== null && { quote })}
        {...((unavailable || hasDetails(notification)) && {
          details: unavailable ? (
            formatMessage(messages.gone)
          ) : (
            <NotificationDetails notification={notification} onOpenAttachment={handleOpenAttachment} />
          ),
        })}
        // The link lies over it, so no pointer could rest on it for the exact moment.
        time={<time dateTime={notification.timestamp}>{formatTime(notification.timestamp)}</time>}
        unreadLabel={read ? undefined : formatMessage(messages.unread)}
        markReadLabel={formatMessage(messages.markRead)}
        onMarkRead={() => actions.onRead(notification.id)}
        href={link.kind === 'address' ? link.to : undefined}
        onOpen={link.kind === 'none' ? undefined : handleOpen}
      />
      {shownFile !== null && (
        <Suspense>
          <AttachmentGallery
            attachments={attachmentsOf(notification)}
            attachmentId={shownFile}
            onClose={() => setShownFile(null)}
          />
        </Suspense>
      )}
    </>
  )
})

const nowhere: NotificationLink = { kind: 'none' }

/** "Today", "Yesterday", "18 November", with the year when it is another one. */
function DayHeading({ day }: { day: string }) {
  const { formatMessage, formatDate, timeZone } = useIntl()
  const now = new Date()
  // Noon is on the same day in every zone that is asked.
  const noon = new Date(`${day}T12:00:00Z`)
  const ago = daysAgo(noon, now, timeZone)
  const title =
    ago === 0
      ? formatMessage(messages.today)
      : ago === 1
        ? formatMessage(messages.yesterday)
        : formatDate(noon, {
            day: 'numeric',
            month: 'long',
            ...(noon.getUTCFullYear() !== now.getUTCFullYear() && { year: 'numeric' }),
            timeZone: 'UTC',
          })
  return <h3 className={styles.group}>{title}</h3>
}

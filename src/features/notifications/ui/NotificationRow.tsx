import { memo, Suspense, useState } from 'react'
import { Avatar } from '@/design-system/Avatar'
import { isSmall } from '@/design-system/interaction'
import { NotificationItem } from '@/design-system/NotificationItem'
import { useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'
import { messages } from '../messages'
import { attachmentsOf, authorsOf } from '../facts'
import { notificationLink, type NotificationLink } from '../link'
import type { Notification } from '../notification'
import { quoteOf } from '../sentences'
import { DayHeading } from './DayHeading'
import { NotificationDetails, hasDetails } from './NotificationDetails'
import type { RowActs } from './use-row-acts'
import { useSentence } from './use-sentence'
import type { When } from './use-when'

const AttachmentGallery = loadable(() => import('@/features/attachments')).component('AttachmentGallery')

type NotificationRowProps = {
  notification: Notification
  read: boolean
  /** What it leads to turned out to be gone or closed to the reader. */
  gone: boolean
  /** The day that begins with this row, as `2026-11-20`. */
  day: string | undefined
  acts: RowActs
  when: When
}

/** One entry of the stream in words, with where it leads. */
export const NotificationRow = memo(function NotificationRow(props: NotificationRowProps) {
  const { notification, read, gone, day, acts, when } = props
  const intl = useIntl()
  const { formatMessage } = intl
  const sentence = useSentence(notification)
  const quote = quoteOf(notification, intl)
  const link = gone ? nowhere : notificationLink(notification)
  const [author] = authorsOf(notification)
  const [shownFile, setShownFile] = useState<string | null>(null)

  function handleOpen() {
    acts.onOpen(notification.id)
    if (link.kind === 'broken') acts.onBroken(link.error)
    // There the panel covers the page that was asked for.
    else if (isSmall()) acts.onLeave()
  }

  function handleOpenAttachment(attachmentId: string) {
    acts.onRead(notification.id)
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
        {...((gone || hasDetails(notification)) && {
          details: gone ? (
            formatMessage(messages.gone)
          ) : (
            <NotificationDetails notification={notification} onOpenAttachment={handleOpenAttachment} />
          ),
        })}
        // The link lies over it, so nobody could rest the pointer on it for the exact moment.
        time={<time dateTime={notification.timestamp}>{when(notification.timestamp)}</time>}
        unreadLabel={read ? undefined : formatMessage(messages.unread)}
        markReadLabel={formatMessage(messages.markRead)}
        onMarkRead={() => acts.onRead(notification.id)}
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

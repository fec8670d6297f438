import { Chip } from '@/design-system/Chip'
import { Icon, PaperclipIcon } from '@/design-system/icons'
import { HashtagLink } from '@/features/entity-links'
import { attachmentsOf, transitionOf } from '../facts'
import type { Notification } from '../notification'
import { namesAFile } from '../sentences'
import { AttachmentChips } from './AttachmentChips'
import { DataChanges } from './DataChanges'
import styles from './Panel.module.css'
import { StatusTransition } from './StatusTransition'

/** Whether there is anything to show below the sentence. */
export function hasDetails(notification: Notification): boolean {
  const { postDataChangedValues: changes, hashtags, descriptionPlainText, typeId } = notification
  return (
    transitionOf(notification) !== null ||
    attachmentsOf(notification).length > 0 ||
    Object.keys(changes ?? {}).length > 0 ||
    (hashtags ?? []).length > 0 ||
    (namesAFile.has(typeId) && Boolean(descriptionPlainText))
  )
}

type NotificationDetailsProps = {
  notification: Notification
  onOpenAttachment: (attachmentId: string) => void
}

/** What changed: statuses, dates, people, priorities, files, and the hashtags that made it reach the reader. */
export function NotificationDetails({ notification, onOpenAttachment }: NotificationDetailsProps) {
  const { postDataChangedValues: changes, hashtags, descriptionPlainText, typeId } = notification
  const transition = transitionOf(notification)
  const attachments = attachmentsOf(notification)
  return (
    <>
      {transition && <StatusTransition {...transition} />}
      {changes && <DataChanges changes={changes} />}
      {attachments.length > 0 && <AttachmentChips attachments={attachments} onOpen={onOpenAttachment} />}
      {namesAFile.has(typeId) && descriptionPlainText && (
        <Chip icon={<Icon of={PaperclipIcon} size="sm" />}>
          <del>{descriptionPlainText}</del>
        </Chip>
      )}
      {hashtags?.map((hashtag) => (
        <HashtagLink key={hashtag.id} hashtag={hashtag} className={styles.opener} />
      ))}
    </>
  )
}

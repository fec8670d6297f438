import type { Schemas } from '@/api'
import { Chip } from '@/design-system/Chip'
import { FileName, visibleFileName } from '@/design-system/FileName'
import { Icon, ImageIcon, PaperclipIcon } from '@/design-system/icons'
import { HashtagLink } from '@/features/entity-links'
import { useIntl } from '@/shared/i18n'
import { detailMessages } from '../messages'
import { attachmentsOf, type Notification, transitionOf } from '../notification'
import { namesAFile } from '../sentences'
import { DataChanges, StatusTransition } from './Changes'
import styles from './Panel.module.css'

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
          <del>
            <FileName name={descriptionPlainText} />
          </del>
        </Chip>
      )}
      {hashtags?.map((hashtag) => (
        <HashtagLink key={hashtag.id} hashtag={hashtag} className={styles.opener} />
      ))}
    </>
  )
}

/** So many are named; the rest is a number. */
const named = 2

type AttachmentChipsProps = {
  attachments: readonly Schemas['AttachmentSummary'][]
  onOpen: (attachmentId: string) => void
}

/** The files that an entry tells of; each opens all of them large, beginning with itself. */
function AttachmentChips({ attachments, onOpen }: AttachmentChipsProps) {
  const { formatMessage, formatName } = useIntl()
  const others = attachments.slice(named)
  const [firstOther] = others
  return (
    <>
      {attachments.slice(0, named).map(({ id, name, mimeType }) => (
        <Chip
          key={id}
          icon={<Icon of={mimeType.startsWith('image/') ? ImageIcon : PaperclipIcon} size="sm" />}
          onPress={() => onOpen(id)}
        >
          <FileName name={formatName(name)} />
        </Chip>
      ))}
      {firstOther && (
        <Chip title={others.map(({ name }) => visibleFileName(name)).join(', ')} onPress={() => onOpen(firstOther.id)}>
          {formatMessage(detailMessages.moreAttachments, { count: others.length })}
        </Chip>
      )}
    </>
  )
}

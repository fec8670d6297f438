import { useState } from 'react'
import type { Schemas } from '@/api'
import { FileDrop } from '@/design-system/FileDrop'
import { Heading } from '@/design-system/Heading'
import { IconButton } from '@/design-system/IconButton'
import { Icon, XIcon } from '@/design-system/icons'
import { Stack } from '@/design-system/Stack'
import { AttachmentGallery, AttachmentRow } from '@/features/attachments'
import { FilesOnTheWay } from '@/features/sent-files'
import { useIntl } from '@/shared/i18n'
import { useTaskFiles } from '../api/use-task-files'
import { detailMessages, fileMessages as messages, messages as words } from '../messages'
import styles from './Tasks.module.css'

/** The most files of a task. */
const MOST_FILES = 20

/** The files of a task; who may change them drops, pastes or chooses more. */
export function TaskFiles({ task }: { task: Schemas['Task'] }) {
  const { formatMessage, formatName } = useIntl()
  const { attachments, canAddAttachments } = task
  const { onTheWay, remove } = useTaskFiles(task)
  const [shown, setShown] = useState<string | null>(null)
  const isLeaving = (id: string) => remove.isPending && remove.variables === id
  const room = MOST_FILES - attachments.length - onTheWay.files.length
  if (attachments.length === 0 && !canAddAttachments) return null
  return (
    <Stack as="section" gap={2}>
      <Heading level={3} size="label">
        {formatMessage(words.files, { count: attachments.length })}
      </Heading>
      {attachments.length > 0 && (
        <ul className={styles.files}>
          {attachments.map((attachment) => (
            <li key={attachment.id} className={styles.file}>
              <AttachmentRow attachment={attachment} onOpenPicture={() => setShown(attachment.id)} />
              {canAddAttachments && (
                <IconButton
                  label={formatMessage(messages.remove, { name: formatName(attachment.name) })}
                  icon={<Icon of={XIcon} />}
                  aria-busy={isLeaving(attachment.id)}
                  onClick={() => !isLeaving(attachment.id) && remove.mutate(attachment.id)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {shown !== null && (
        <AttachmentGallery attachments={attachments} attachmentId={shown} onClose={() => setShown(null)} />
      )}
      {canAddAttachments && room > 0 && (
        <FileDrop
          multiple
          label={formatMessage(messages.add)}
          labelHidden
          maxFiles={room}
          dropLabel={formatMessage(messages.drop)}
          chooseLabel={formatMessage(messages.choose)}
          releaseLabel={formatMessage(messages.release)}
          dismissLabel={formatMessage(detailMessages.close)}
          onFiles={onTheWay.add}
          describeRejection={({ file: { name }, problem }) =>
            formatMessage(problem === 'count' ? messages.tooMany : messages.rejected, { name, most: MOST_FILES })
          }
        />
      )}
      <FilesOnTheWay {...onTheWay} />
    </Stack>
  )
}

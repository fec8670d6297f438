import type { Schemas } from '@/api'
import { FileDrop } from '@/design-system/FileDrop'
import { FileRow } from '@/design-system/FileRow'
import { FileSize } from '@/design-system/FileSize'
import { IconButton } from '@/design-system/IconButton'
import { Icon, XIcon } from '@/design-system/icons'
import { Stack } from '@/design-system/Stack'
import { FilesOnTheWay } from '@/features/sent-files'
import { useIntl } from '@/shared/i18n'
import type { useAnswerFiles } from '../api/use-answer-files'
import { messages } from '../messages'
import styles from './Feedback.module.css'

/** The most files of an answer. */
const MOST = 20

export type AnswerFilesProps = { task: Schemas['FeedbackTask']; files: ReturnType<typeof useAnswerFiles> }

/** The files of an answer: those that arrived, those on their way, and room for more. */
export function AnswerFiles({ task, files: { onTheWay, remove } }: AnswerFilesProps) {
  const { formatMessage, formatNumber } = useIntl()
  const attachments = task.answer?.attachments ?? []
  const room = MOST - attachments.length - onTheWay.files.length
  return (
    <Stack gap={2}>
      {attachments.length > 0 && (
        <ul className={styles.files}>
          {attachments.map(({ id, name, mimeType, sizeBytes, url, thumbnailUrl }) => (
            <li key={id}>
              <FileRow
                name={name}
                mimeType={mimeType}
                thumbnailSrc={thumbnailUrl}
                href={url}
                meta={<FileSize bytes={sizeBytes} formatNumber={formatNumber} />}
                actions={
                  task.canAnswer && (
                    <IconButton
                      label={formatMessage(messages.removeFile, { name })}
                      icon={<Icon of={XIcon} />}
                      onClick={() => remove(id)}
                    />
                  )
                }
              />
            </li>
          ))}
        </ul>
      )}
      <FilesOnTheWay {...onTheWay} />
      {task.canAnswer && task.filesAllowed && room > 0 && (
        <FileDrop
          label={formatMessage(messages.files)}
          optionalLabel={formatMessage(messages.optional)}
          dropLabel={formatMessage(messages.drop)}
          chooseLabel={formatMessage(messages.choose)}
          releaseLabel={formatMessage(messages.release)}
          dismissLabel={formatMessage(messages.dismiss)}
          multiple
          maxFiles={room}
          describeRejection={({ file }) => formatMessage(messages.fileRefused, { name: file.name })}
          onFiles={onTheWay.add}
        />
      )}
    </Stack>
  )
}

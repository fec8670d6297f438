import type { Schemas } from '@/api'
import { FileDrop } from '@/design-system/FileDrop'
import { FileRow } from '@/design-system/FileRow'
import { FileSize } from '@/design-system/FileSize'
import { IconButton } from '@/design-system/IconButton'
import { Icon, RotateCcwIcon, XIcon } from '@/design-system/icons'
import { Progress } from '@/design-system/Progress'
import { Stack } from '@/design-system/Stack'
import type { FileOnItsWay } from '@/features/image-editor'
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
      {attachments.length + onTheWay.files.length > 0 && (
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
          {onTheWay.files.map((one) => (
            <li key={one.key}>
              <OnTheWay one={one} files={onTheWay} />
            </li>
          ))}
        </ul>
      )}
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

type OnTheWayProps = { one: FileOnItsWay; files: ReturnType<typeof useAnswerFiles>['onTheWay'] }

function OnTheWay({ one, files }: OnTheWayProps) {
  const { formatMessage, formatNumber } = useIntl()
  const { name, type, size } = one.file
  return (
    <FileRow
      name={name}
      mimeType={type}
      meta={<FileSize bytes={size} formatNumber={formatNumber} />}
      error={one.failed ? formatMessage(messages.fileFailed) : undefined}
      progress={
        one.failed ? undefined : (
          <Progress label={formatMessage(messages.uploading, { name })} value={one.share} max={1} />
        )
      }
      actions={
        <>
          {one.failed && (
            <IconButton
              label={formatMessage(messages.retryFile, { name })}
              icon={<Icon of={RotateCcwIcon} />}
              onClick={() => files.retry(one)}
            />
          )}
          <IconButton
            label={formatMessage(messages.removeFile, { name })}
            icon={<Icon of={XIcon} />}
            onClick={() => files.remove(one.key)}
          />
        </>
      }
    />
  )
}

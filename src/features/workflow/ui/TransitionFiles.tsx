import { FileDrop } from '@/design-system/FileDrop'
import { FileRow } from '@/design-system/FileRow'
import { fileSizeText } from '@/design-system/FileSize'
import { IconButton } from '@/design-system/IconButton'
import { Icon, XIcon } from '@/design-system/icons'
import { Stack } from '@/design-system/Stack'
import { FilesOnTheWay, type useSentFiles } from '@/features/sent-files'
import { useIntl } from '@/shared/i18n'
import { fileMessages as messages, formMessages } from '../messages'
import type { StepFile } from '../model/transition-form'

/** The most files that go with a step. */
const MOST_FILES = 20

export type TransitionFilesProps = {
  required: boolean
  error?: string | undefined
  /** Those that the server has. */
  sent: readonly StepFile[]
  onRemove: (fileId: string) => void
  /** Those that are on their way. */
  onTheWay: ReturnType<typeof useSentFiles>
}

/** The files that go with a step: dropped, pasted or chosen, and sent at once. */
export function TransitionFiles({ required, error, sent, onRemove, onTheWay }: TransitionFilesProps) {
  const { formatMessage, formatNumber } = useIntl()
  return (
    <Stack gap={2}>
      <FileDrop
        multiple
        label={formatMessage(messages.label)}
        optionalLabel={required ? undefined : formatMessage(formMessages.optional)}
        error={error}
        maxFiles={MOST_FILES - sent.length - onTheWay.files.length}
        dropLabel={formatMessage(messages.drop)}
        chooseLabel={formatMessage(messages.choose)}
        releaseLabel={formatMessage(messages.release)}
        dismissLabel={formatMessage(formMessages.close)}
        onFiles={onTheWay.add}
        describeRejection={({ file: { name }, problem }) =>
          formatMessage(problem === 'count' ? messages.tooMany : messages.rejected, { name, most: MOST_FILES })
        }
      />
      {sent.map(({ fileId, name, sizeBytes }) => (
        <FileRow
          key={fileId}
          name={name}
          meta={fileSizeText(sizeBytes, formatNumber)}
          actions={
            <IconButton
              label={formatMessage(messages.remove, { name })}
              icon={<Icon of={XIcon} />}
              onClick={() => onRemove(fileId)}
            />
          }
        />
      ))}
      <FilesOnTheWay {...onTheWay} />
    </Stack>
  )
}

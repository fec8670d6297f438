import { isApiError } from '@/api'
import { FileRow } from '@/design-system/FileRow'
import { IconButton } from '@/design-system/IconButton'
import { Icon, XIcon } from '@/design-system/icons'
import { Progress } from '@/design-system/Progress'
import { TextButton } from '@/design-system/TextButton'
import { retryMessages } from '@/features/retry'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import type { FileOnItsWay, useSentFiles } from '../model/use-sent-files'

/** The files that are on their way, each with how far it is; what did not get there can be tried again or removed. */
export function FilesOnTheWay({ files, retry, remove }: ReturnType<typeof useSentFiles>) {
  const { formatMessage } = useIntl()
  return files.map((one) => (
    <FileRow
      key={one.key}
      name={one.file.name}
      mimeType={one.file.type}
      {...stateOf(one)}
      actions={
        <IconButton
          label={formatMessage(messages.remove, { name: one.file.name })}
          icon={<Icon of={XIcon} />}
          onClick={() => remove(one.key)}
        />
      }
    />
  ))

  function stateOf(one: FileOnItsWay) {
    const { error, file, share } = one
    const label = formatMessage(messages.sending, { name: file.name })
    if (!error) return { progress: <Progress label={label} max={1} value={share} size="sm" /> }
    if (isApiError(error) && error.code === 'file-type-forbidden') return { error: formatMessage(messages.forbidden) }
    return {
      error: (
        <>
          {formatMessage(messages.failed)}{' '}
          <TextButton onClick={() => retry(one)}>{formatMessage(retryMessages.tryAgain)}</TextButton>
        </>
      ),
    }
  }
}

import { Button } from '@/design-system/Button'
import { FileRow } from '@/design-system/FileRow'
import { fileSizeText } from '@/design-system/FileSize'
import { IconButton } from '@/design-system/IconButton'
import { CircleCheckIcon, Icon, PauseIcon, PlayIcon, RotateCcwIcon, XIcon } from '@/design-system/icons'
import { Progress } from '@/design-system/Progress'
import { useIntl, type MessageDescriptor } from '@/shared/i18n'
import { messages } from '../messages'
import { canPause, canRemove, canRetry, isSaved, sentOf, type Failure, type Upload } from '../model/upload'
import styles from './UploadPanel.module.css'

/** Actions on one file, by its key. */
export type UploadActions = {
  onPause: (key: string) => void
  onResume: (key: string) => void
  onRetry: (key: string) => void
  onRemove: (key: string) => void
  /** It is the next version of the file of its name. */
  onVersion: (key: string) => void
  /** It is another file of the same name. */
  onBoth: (key: string) => void
}

export type UploadRowProps = UploadActions & {
  upload: Upload
  /** The question is asked for all files together, above the list. */
  askedTogether: boolean
  /** The post has these very bytes already. */
  identical: boolean
}

/** One upload: its progress, the question to the person if there is one, and its actions. */
export function UploadRow({ upload, askedTogether, identical, ...on }: UploadRowProps) {
  const { formatMessage } = useIntl()
  const { onPause, onResume, onRetry, onRemove, onVersion, onBoth } = on
  const { key, name, file, choice, hold, transfer } = upload
  const facts = useFacts()(upload)
  // What is the same is said even where one question is asked for all.
  const asking = isAsking(upload) && (!askedTogether || identical)
  // One button for all three, so that the focus stays on it when its action changes.
  const action = canPause(upload)
    ? { label: messages.pause, icon: PauseIcon, onClick: onPause }
    : hold?.kind === 'paused'
      ? { label: messages.resume, icon: PlayIcon, onClick: onResume }
      : canRetry(upload) && { label: messages.retry, icon: RotateCcwIcon, onClick: onRetry }
  const moving = transfer.at === 'sending' || transfer.at === 'sent'
  return (
    <>
      <FileRow
        name={name}
        mimeType={file.type}
        {...(hold?.kind === 'failed' ? { error: formatMessage(failureMessages[hold.why]) } : { meta: facts })}
        progress={
          moving &&
          hold?.kind !== 'failed' && (
            <Progress
              className={styles.progress}
              label={formatMessage(messages.progress, { name })}
              max={file.size}
              value={sentOf(upload)}
              valueText={facts}
            />
          )
        }
        badge={isSaved(upload) && <Icon of={CircleCheckIcon} className={styles.done} />}
        actions={
          <>
            {action && (
              <IconButton
                size="sm"
                label={formatMessage(action.label, { name })}
                icon={<Icon of={action.icon} size="sm" />}
                onClick={() => action.onClick(key)}
              />
            )}
            {canRemove(upload) && (
              <IconButton
                size="sm"
                label={formatMessage(messages.remove, { name })}
                icon={<Icon of={XIcon} size="sm" />}
                onClick={() => onRemove(key)}
              />
            )}
          </>
        }
      />
      {asking && choice.kind === 'question' && (
        <div className={styles.question}>
          <p>
            {formatMessage(identical ? messages.questionIdentical : messages.question, { version: choice.version })}
          </p>
          <div className={styles.answers}>
            {identical && (
              <Button
                size="sm"
                variant="primary"
                aria-label={formatMessage(messages.skipOf, { name })}
                onClick={() => onRemove(key)}
              >
                {formatMessage(messages.skip)}
              </Button>
            )}
            <Button
              size="sm"
              {...(!identical && { variant: 'primary' })}
              aria-label={formatMessage(messages.asVersionOf, { version: choice.version + 1, name })}
              onClick={() => onVersion(key)}
            >
              {formatMessage(messages.asVersion, { version: choice.version + 1 })}
            </Button>
            <Button size="sm" aria-label={formatMessage(messages.keepBothOf, { name })} onClick={() => onBoth(key)}>
              {formatMessage(messages.keepBoth)}
            </Button>
          </div>
        </div>
      )}
    </>
  )
}

/** Whether somebody has to say what becomes of the file. */
export function isAsking(upload: Upload): boolean {
  return upload.choice.kind === 'question' && !isSaved(upload) && upload.hold?.kind !== 'failed'
}

const failureMessages: Record<Failure, MessageDescriptor> = {
  empty: messages.empty,
  folder: messages.folder,
  'too-large': messages.tooLarge,
  kind: messages.kind,
  forbidden: messages.forbidden,
  'post-gone': messages.postGone,
  changed: messages.changed,
  offline: messages.offline,
  failed: messages.failed,
}

/** The state of a file as a text. */
function useFacts(): (upload: Upload) => string {
  const { formatMessage, formatNumber } = useIntl()
  return (upload) => {
    const { transfer, hold, file, choice } = upload
    const sizes = { sent: fileSizeText(sentOf(upload), formatNumber), total: fileSizeText(file.size, formatNumber) }
    if (transfer.at === 'saved') {
      return transfer.version > 1
        ? formatMessage(messages.savedVersion, { version: transfer.version })
        : formatMessage(messages.saved)
    }
    if (hold?.kind === 'paused') return formatMessage(messages.paused, sizes)
    if (hold?.kind === 'waiting') return formatMessage(messages.again)
    if (transfer.at === 'queued') return formatMessage(messages.waiting)
    return transfer.at === 'sent' && choice.kind !== 'question'
      ? formatMessage(messages.saving)
      : formatMessage(messages.of, sizes)
  }
}

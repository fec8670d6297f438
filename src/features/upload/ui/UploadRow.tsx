import { Button } from '@/design-system/Button'
import { FileRow } from '@/design-system/FileRow'
import { fileSizeText } from '@/design-system/FileSize'
import { IconButton } from '@/design-system/IconButton'
import { CircleCheckIcon, Icon, PauseIcon, PlayIcon, RotateCcwIcon, XIcon } from '@/design-system/icons'
import { Progress } from '@/design-system/Progress'
import { useIntl, type MessageDescriptor } from '@/shared/i18n'
import { messages } from '../messages'
import { canPause, canRemove, canRetry, isAsking, isSaved, sentOf, type Failure, type Upload } from '../model/upload'
import styles from './UploadPanel.module.css'
import { VersionQuestion } from './VersionQuestion'

/** Actions on one file, by its key. */
export type UploadActions = {
  onPause: (key: string) => void
  onResume: (key: string) => void
  onRetry: (key: string) => void
  onRemove: (key: string) => void
  /** They are the next versions of the files of their names; the note says what is new. */
  onVersion: (keys: readonly string[], note: string) => void
  /** They are other files of the same names. */
  onBoth: (keys: readonly string[]) => void
}

export type UploadRowProps = UploadActions & {
  upload: Upload
  /** One question above the list is about this file too. */
  askedAbove: boolean
}

/** One upload: its progress, the question to the person if there is one, and its actions. */
export function UploadRow({ upload, askedAbove, ...actions }: UploadRowProps) {
  const { formatMessage } = useIntl()
  const { onPause, onResume, onRetry, onRemove } = actions
  const { key, name, file, hold, transfer } = upload
  const facts = useFacts()(upload)
  // One button for all three, so that the focus stays on it when its action changes.
  const action = canPause(upload)
    ? { label: messages.pause, icon: PauseIcon, onAct: onPause }
    : hold?.kind === 'paused'
      ? { label: messages.resume, icon: PlayIcon, onAct: onResume }
      : canRetry(upload) && { label: messages.retry, icon: RotateCcwIcon, onAct: onRetry }
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
                onClick={() => action.onAct(key)}
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
      {isAsking(upload) && <RowQuestion {...actions} upload={upload} askedAbove={askedAbove} />}
    </>
  )
}

/** What becomes of the file, or only that the post has these very bytes, where the question stands above the list. */
function RowQuestion({ upload, askedAbove, onVersion, onBoth, onRemove }: UploadRowProps) {
  const { formatMessage } = useIntl()
  const { key, name, choice } = upload
  if (choice.kind !== 'question') return null
  const { version, same } = choice
  const skip = {
    label: formatMessage(messages.skip),
    name: formatMessage(messages.skipOf, { name }),
    onSkip: () => onRemove(key),
  }
  const isKnown = typeof same === 'number'
  const words = isKnown
    ? formatMessage(messages.same, { version: same })
    : formatMessage(messages.question, { version })
  if (askedAbove) {
    return (
      isKnown && (
        <div className={styles.question}>
          <p>{words}</p>
          <div className={styles.answers}>
            <Button size="sm" aria-label={skip.name} onClick={skip.onSkip}>
              {skip.label}
            </Button>
          </div>
        </div>
      )
    )
  }
  return (
    <VersionQuestion
      version={{
        label: formatMessage(messages.asVersion, { version: version + 1 }),
        name: formatMessage(messages.asVersionOf, { version: version + 1, name }),
      }}
      both={{ label: formatMessage(messages.keepBoth), name: formatMessage(messages.keepBothOf, { name }) }}
      {...(isKnown && { skip })}
      onVersion={(note) => onVersion([key], note)}
      onBoth={() => onBoth([key])}
    >
      {words}
    </VersionQuestion>
  )
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

import { Button } from '@/design-system/Button'
import { FileRow } from '@/design-system/FileRow'
import { fileSizeText } from '@/design-system/FileSize'
import { IconButton } from '@/design-system/IconButton'
import { CircleCheckIcon, Icon, PauseIcon, PlayIcon, RotateCcwIcon, XIcon } from '@/design-system/icons'
import { Progress } from '@/design-system/Progress'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { canPause, canRemove, canRetry, isSaved, sentOf, type Upload } from '../model/upload'
import { failureWords } from './failure-words'
import styles from './UploadPanel.module.css'

/** What can be done with one file; each is told its key. */
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

export type UploadRowProps = UploadActions & { upload: Upload }

/** One file on its way: how far it is, what is asked of the person, and what can be done with it. */
export function UploadRow({ upload, onPause, onResume, onRetry, onRemove, onVersion, onBoth }: UploadRowProps) {
  const { formatMessage } = useIntl()
  const { key, name, file, choice, hold, travel } = upload
  const facts = useFacts()(upload)
  const asking = choice.kind === 'question' && !isSaved(upload) && hold?.kind !== 'failed'
  // One button for all of them, so that the focus stays on it when it changes its meaning.
  const go = canPause(upload)
    ? { words: messages.pause, icon: PauseIcon, act: onPause }
    : hold?.kind === 'paused'
      ? { words: messages.resume, icon: PlayIcon, act: onResume }
      : canRetry(upload) && { words: messages.retry, icon: RotateCcwIcon, act: onRetry }
  const moving = travel.at === 'underway' || travel.at === 'arrived'
  return (
    <>
      <FileRow
        name={name}
        mimeType={file.type}
        {...(hold?.kind === 'failed' ? { error: formatMessage(failureWords[hold.why]) } : { meta: facts })}
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
            {go && (
              <IconButton
                size="sm"
                label={formatMessage(go.words, { name })}
                icon={<Icon of={go.icon} size="sm" />}
                onClick={() => go.act(key)}
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
      {asking && (
        <div className={styles.question}>
          <p>{formatMessage(messages.question, { version: choice.version })}</p>
          <div className={styles.answers}>
            <Button
              size="sm"
              variant="primary"
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

/** Where a file is, in words. */
function useFacts(): (upload: Upload) => string {
  const { formatMessage, formatNumber } = useIntl()
  return (upload) => {
    const { travel, hold, file, choice } = upload
    const sizes = { sent: fileSizeText(sentOf(upload), formatNumber), total: fileSizeText(file.size, formatNumber) }
    if (travel.at === 'saved') {
      return travel.version > 1
        ? formatMessage(messages.savedVersion, { version: travel.version })
        : formatMessage(messages.saved)
    }
    if (hold?.kind === 'paused') return formatMessage(messages.paused, sizes)
    if (hold?.kind === 'waiting') return formatMessage(messages.again)
    if (travel.at === 'here') return formatMessage(messages.waiting)
    return travel.at === 'arrived' && choice.kind !== 'question'
      ? formatMessage(messages.saving)
      : formatMessage(messages.of, sizes)
  }
}

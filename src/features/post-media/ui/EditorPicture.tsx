import { Button } from '@/design-system/Button'
import { CropIcon, Icon, PencilIcon, Trash2Icon, TriangleAlertIcon } from '@/design-system/icons'
import { Progress } from '@/design-system/Progress'
import { RetryButton } from '@/features/retry'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import type { Picture } from '../model/pictures'
import { failureSentence } from './failure-sentence'
import styles from './PostMedia.module.css'

export type EditorPictureProps = {
  /** Undefined where the text names a picture that is not there any more. */
  picture: Picture | undefined
  onEdit: () => void
  onDescribe: () => void
  onRetry: () => void
  onRemove: () => void
}

/** A picture where it stands in the text that is being written, with what can be done about it. */
export function EditorPicture({ picture, onEdit, onDescribe, onRetry, onRemove }: EditorPictureProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const remove = (
    <Button size="sm" onClick={onRemove}>
      <Icon of={Trash2Icon} />
      {formatMessage(messages.remove)}
    </Button>
  )
  if (!picture || picture.phase === 'failed') {
    return (
      <span data-drawn="" className={styles.failed}>
        <span className={styles.sentence}>
          <Icon of={TriangleAlertIcon} />
          {picture ? failureSentence(picture, intl) : formatMessage(messages.pictureGone)}
        </span>
        <span className={styles.actions}>
          {picture?.again && <RetryButton size="sm" onClick={onRetry} />}
          {remove}
        </span>
      </span>
    )
  }
  if (picture.phase === 'sending') {
    return (
      <span data-drawn="" className={styles.figure}>
        <img src={picture.preview} alt="" className={styles.picture} data-waiting="" />
        <Progress
          label={formatMessage(messages.sendingPicture, { name: picture.name })}
          max={1}
          value={picture.share}
        />
      </span>
    )
  }
  const { url, width, height, alternativeText, decorative, caption } = picture.image
  const undescribed = alternativeText === '' && !decorative
  return (
    <span data-drawn="" className={styles.figure}>
      <img src={url} width={width} height={height} alt={alternativeText} className={styles.picture} />
      {caption && <span className={styles.caption}>{caption}</span>}
      <span className={styles.bar}>
        <Button size="sm" onClick={onDescribe} data-warning={undescribed || undefined}>
          <Icon of={undescribed ? TriangleAlertIcon : PencilIcon} />
          {formatMessage(undescribed ? messages.describe : messages.description)}
        </Button>
        <Button size="sm" onClick={onEdit}>
          <Icon of={CropIcon} />
          {formatMessage(messages.editPicture)}
        </Button>
        {remove}
      </span>
    </span>
  )
}

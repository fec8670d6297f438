import { useRef } from 'react'
import type { Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { CropIcon, Icon, ImageIcon, PencilIcon, Trash2Icon, TriangleAlertIcon } from '@/design-system/icons'
import { Progress } from '@/design-system/Progress'
import { RetryButton } from '@/features/retry'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import type { Picture } from '../model/pictures'
import { failureSentence } from './failure-sentence'
import styles from './PostMedia.module.css'

export type CoverFieldProps = {
  /** Undefined where there is no cover. */
  picture: Picture | undefined
  /** The form in which it is shown: above a post, or flatter above a community. */
  shape?: 'cover' | 'band'
  onChoose: (file: File) => void
  onEdit: (image: Schemas['PostImage']) => void
  onDescribe: () => void
  onRetry: () => void
  onRemove: () => void
}

/** The picture above a post or a community, as its readers see it, or the way to one. */
export function CoverField({
  picture,
  shape = 'cover',
  onChoose,
  onEdit,
  onDescribe,
  onRetry,
  onRemove,
}: CoverFieldProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const chooser = useRef<HTMLInputElement>(null)
  const sent = picture?.phase === 'sent' ? picture.image : null
  const { x, y } = sent?.focalPoint ?? { x: 0.5, y: 0.5 }
  const undescribed = sent !== null && sent.alternativeText === '' && !sent.decorative
  return (
    <div className={styles.coverField}>
      {picture && picture.phase !== 'failed' && (
        <img
          src={picture.phase === 'sent' ? picture.image.url : picture.preview}
          alt={sent?.alternativeText ?? ''}
          data-shape={shape}
          className={styles.cover}
          style={{ objectPosition: `${x * 100}% ${y * 100}%` }}
        />
      )}
      {picture?.phase === 'sending' && (
        <Progress
          label={formatMessage(messages.sendingPicture, { name: picture.name })}
          max={1}
          value={picture.share}
        />
      )}
      {picture?.phase === 'failed' && (
        <p role="alert" className={styles.sentence}>
          <Icon of={TriangleAlertIcon} />
          {failureSentence(picture, intl)}
        </p>
      )}
      <div className={styles.bar}>
        <Button size="sm" onClick={() => chooser.current?.click()}>
          <Icon of={ImageIcon} />
          {formatMessage(picture ? messages.replaceCover : messages.addCover)}
        </Button>
        {sent && (
          <Button size="sm" onClick={() => onEdit(sent)}>
            <Icon of={CropIcon} />
            {formatMessage(messages.editCover)}
          </Button>
        )}
        {sent && (
          <Button size="sm" data-warning={undescribed || undefined} onClick={onDescribe}>
            <Icon of={undescribed ? TriangleAlertIcon : PencilIcon} />
            {formatMessage(undescribed ? messages.describeCover : messages.coverDescription)}
          </Button>
        )}
        {picture?.phase === 'failed' && picture.again && <RetryButton size="sm" onClick={onRetry} />}
        {picture && (
          <Button size="sm" onClick={onRemove}>
            <Icon of={Trash2Icon} />
            {formatMessage(messages.removeCover)}
          </Button>
        )}
      </div>
      <input
        ref={chooser}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp,image/gif"
        aria-label={formatMessage(messages.chooseCover)}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onChoose(file)
          target.value = ''
        }}
      />
    </div>
  )
}

import { useRef } from 'react'
import type { Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { Icon, ImageIcon } from '@/design-system/icons'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import type { Picture } from '../model/pictures'
import { EditorPicture } from './EditorPicture'
import styles from './PostMedia.module.css'

export type PictureRowProps = {
  pictures: readonly (readonly [id: string, picture: Picture | undefined])[]
  onChoose: (files: File[]) => void
  onEdit: (id: string, image: Schemas['PostImage']) => void
  onDescribe: (id: string) => void
  onRetry: (id: string) => void
  onRemove: (id: string) => void
}

/** The pictures of a post that do not stand in its text, as its readers find them below it. */
export function PictureRow({ pictures, onChoose, onEdit, onDescribe, onRetry, onRemove }: PictureRowProps) {
  const { formatMessage } = useIntl()
  const chooser = useRef<HTMLInputElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  return (
    <section aria-label={formatMessage(messages.pictureRow)} className={styles.coverField}>
      {pictures.length > 0 && (
        <ul className={styles.row}>
          {pictures.map(([id, picture]) => (
            <li key={id}>
              <EditorPicture
                picture={picture}
                onEdit={() => picture?.phase === 'sent' && onEdit(id, picture.image)}
                onDescribe={() => onDescribe(id)}
                onRetry={() => onRetry(id)}
                onRemove={() => {
                  onRemove(id)
                  // The button that had the focus goes with the picture.
                  add.current?.focus()
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.bar}>
        <Button ref={add} size="sm" onClick={() => chooser.current?.click()}>
          <Icon of={ImageIcon} />
          {formatMessage(messages.addPictures)}
        </Button>
      </div>
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        accept="image/jpeg,image/png,image/webp,image/gif"
        aria-label={formatMessage(messages.addPictures)}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </section>
  )
}

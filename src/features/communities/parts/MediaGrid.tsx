import type { Schemas } from '@/api'
import { FileIcon } from '@/design-system/FileIcon'
import { visibleFileName } from '@/design-system/FileName'
import { usePicture } from '@/design-system/pictures'
import { useIntl } from '@/shared/i18n'
import { messages } from './messages'
import styles from './Parts.module.css'

type File = Schemas['CommunityFile']

export type MediaGridProps = { files: readonly File[]; onOpen: (fileId: string) => void }

/** Pictures and videos side by side, each opening large. */
export function MediaGrid({ files, onOpen }: MediaGridProps) {
  const { formatMessage } = useIntl()
  return (
    <ul aria-label={formatMessage(messages.media)} className={styles.grid}>
      {files.map((file) => (
        <li key={file.id}>
          <Tile file={file} onOpen={() => onOpen(file.id)} />
        </li>
      ))}
    </ul>
  )
}

function Tile({ file, onOpen }: { file: File; onOpen: () => void }) {
  const { formatMessage, formatName } = useIntl()
  const { picture, attachment, post } = file
  const drawn = usePicture(picture?.url ?? attachment?.thumbnailUrl)
  const name = picture
    ? picture.alternativeText || formatMessage(messages.pictureIn, { title: formatName(post.title) })
    : visibleFileName(attachment?.name ?? '')
  return (
    <button type="button" aria-label={formatMessage(messages.open, { name })} className={styles.tile} onClick={onOpen}>
      {drawn ? (
        <img {...drawn} alt="" loading="lazy" decoding="async" className={styles.picture} />
      ) : (
        <span className={styles.named}>
          <FileIcon mimeType={attachment?.mimeType} name={name} />
          {name}
        </span>
      )}
    </button>
  )
}

import { useUnit } from 'effector-react'
import type { Schemas } from '@/api'
import { FileIcon } from '@/design-system/FileIcon'
import { usePicture } from '@/design-system/pictures'
import { useIntl } from '@/shared/i18n'
import { overlayRequested } from '@/shared/overlays'
import { messages } from '../messages'
import { Marked } from './Marked'
import styles from './SearchResults.module.css'

export type MediaResultProps = {
  result: Schemas['SearchResult']
  /** With what it shows in words below it. */
  named?: boolean
}

/** A picture or film that was found; a press shows it in large, over the results. */
export function MediaResult({ result: { media, post, snippets }, named = false }: MediaResultProps) {
  const { formatMessage } = useIntl()
  const openOverlay = useUnit(overlayRequested)
  const { image, attachment } = media ?? {}
  const isFilm = attachment?.mimeType.startsWith('video/') ?? false
  const picture = usePicture(image?.url ?? (isFilm ? attachment?.thumbnailUrl : attachment?.url))
  const what = image?.alternativeText || attachment?.name || post.title
  const [snippet] = snippets
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={formatMessage(messages.openPicture, { what, post: post.title })}
      className={styles.picture}
      onClick={() =>
        openOverlay({
          overlay: 'postGallery',
          postId: post.id,
          title: post.title,
          ...(attachment && { attachmentId: attachment.id }),
          ...(image && { imageId: image.id }),
        })
      }
    >
      <span className={styles.frame}>
        {picture ? (
          <img {...picture} alt="" loading="lazy" decoding="async" />
        ) : (
          <FileIcon name={attachment?.name ?? ''} mimeType={attachment?.mimeType} />
        )}
      </span>
      {named && (
        <span aria-hidden className={styles.pictureWords}>
          {snippet ? <Marked {...snippet} /> : what}
        </span>
      )}
    </button>
  )
}

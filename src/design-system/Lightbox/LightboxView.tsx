import { FileIcon } from '../FileIcon'
import type { LightboxLabels, LightboxPicture } from './Lightbox'
import styles from './Lightbox.module.css'
import { LightboxPictureView } from './LightboxPictureView'

type LightboxViewProps = { picture: LightboxPicture; zoom: number; labels: LightboxLabels }

/** What is on show with its caption: a picture, a film with its own controls, a document in the browser's reader, or the sign of a file. */
export function LightboxView({ picture, zoom, labels }: LightboxViewProps) {
  const { kind = 'picture', url, alternativeText, caption, captionsUrl, thumbnailUrl } = picture
  return (
    <figure className={styles.figure}>
      {kind === 'picture' && <LightboxPictureView picture={picture} zoom={zoom} failedText={labels.failed} />}
      {kind === 'video' && (
        // Captions come with the file, or there are none to be had.
        // eslint-disable-next-line jsx-a11y/media-has-caption
        <video
          src={url}
          aria-label={alternativeText}
          poster={thumbnailUrl ?? undefined}
          controls
          playsInline
          preload="metadata"
          className={styles.film}
        >
          {captionsUrl !== undefined && <track kind="captions" src={captionsUrl} default />}
        </video>
      )}
      {kind === 'pdf' && <iframe src={url} title={alternativeText} className={styles.document} />}
      {kind === 'file' && (
        <div className={styles.file}>
          <FileIcon name={alternativeText} />
          {labels.noPreview !== undefined && <p className={styles.failed}>{labels.noPreview}</p>}
        </div>
      )}
      {caption !== undefined && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  )
}

import type { LightboxPicture } from './Lightbox'
import styles from './Lightbox.module.css'
import { LightboxPictureView } from './LightboxPictureView'

type LightboxViewProps = { picture: LightboxPicture; zoom: number; failedText: string }

/** What is on show with its caption: a picture, a film with its own controls, or a document in the browser's reader. */
export function LightboxView({ picture, zoom, failedText }: LightboxViewProps) {
  const { kind = 'picture', url, alternativeText, caption, captionsUrl, thumbnailUrl } = picture
  return (
    <figure className={styles.figure}>
      {kind === 'picture' && <LightboxPictureView picture={picture} zoom={zoom} failedText={failedText} />}
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
      {caption !== undefined && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  )
}

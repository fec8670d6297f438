import { useState, type CSSProperties } from 'react'
import { FileIcon } from '../FileIcon'
import type { LightboxLabels, LightboxPicture } from './lightbox-props'
import styles from './Lightbox.module.css'

type LightboxViewProps = { picture: LightboxPicture; zoom: number; labels: LightboxLabels }

/**
 * What is on show with its caption: a picture, a film with its own controls, a document in the browser's reader, or the
 * sign of a file.
 */
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

type LightboxPictureViewProps = { picture: LightboxPicture; zoom: number; failedText: string }

/** The picture, or a sentence in its place when it does not load. Closer than whole it scrolls in its frame. */
function LightboxPictureView({ picture, zoom, failedText }: LightboxPictureViewProps) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  if (state === 'failed') {
    return (
      <p role="alert" className={styles.failed}>
        {failedText}
      </p>
    )
  }
  const closer = zoom > 1
  return (
    <div
      data-closer={closer || undefined}
      // The arrows turn pictures over; who is closer scrolls with the wheel, a finger, or by Tab and the page keys.
      {...(closer && { role: 'group', tabIndex: 0, 'aria-label': picture.alternativeText })}
      className={styles.frame}
      style={{ '--zoom': zoom } as CSSProperties}
    >
      <img
        src={picture.url}
        alt={picture.alternativeText}
        data-loading={state === 'loading'}
        draggable={false}
        className={styles.picture}
        onLoad={() => setState('shown')}
        onError={() => setState('failed')}
      />
    </div>
  )
}

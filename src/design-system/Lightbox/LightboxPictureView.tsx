import { useState } from 'react'

import type { LightboxPicture } from './Lightbox'
import styles from './Lightbox.module.css'

/** The picture on show with its caption, or a sentence in its place when it does not load. */
export function LightboxPictureView({ picture, failedText }: { picture: LightboxPicture; failedText: string }) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  return (
    <figure className={styles.figure}>
      {state === 'failed' ? (
        <p role="alert" className={styles.failed}>
          {failedText}
        </p>
      ) : (
        <img
          src={picture.url}
          alt={picture.alternativeText}
          data-loading={state === 'loading'}
          draggable={false}
          className={styles.picture}
          onLoad={() => setState('shown')}
          onError={() => setState('failed')}
        />
      )}
      {picture.caption !== undefined && <figcaption className={styles.caption}>{picture.caption}</figcaption>}
    </figure>
  )
}

import { useState, type CSSProperties } from 'react'

import type { LightboxPicture } from './Lightbox'
import styles from './Lightbox.module.css'

type LightboxPictureViewProps = { picture: LightboxPicture; zoom: number; failedText: string }

/** The picture, or a sentence in its place when it does not load. Closer than whole it scrolls in its frame. */
export function LightboxPictureView({ picture, zoom, failedText }: LightboxPictureViewProps) {
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

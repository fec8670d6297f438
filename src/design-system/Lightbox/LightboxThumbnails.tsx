import { useEffect, useRef } from 'react'

import { FileIcon } from '../FileIcon'
import type { LightboxPicture } from './lightbox-props'
import styles from './Lightbox.module.css'

type LightboxThumbnailsProps = {
  pictures: readonly LightboxPicture[]
  current: number
  label: string
  position: (current: number, total: number) => string
  onSelect: (index: number) => void
}

/** All pictures small, in a row that keeps the one on show in sight. */
export function LightboxThumbnails({ pictures, current, label, position, onSelect }: LightboxThumbnailsProps) {
  const selected = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    selected.current?.scrollIntoView?.({ block: 'nearest', inline: 'center' })
  }, [current])
  return (
    <ul aria-label={label} className={styles.thumbnails}>
      {pictures.map((picture, index) => (
        <li key={picture.id}>
          <button
            ref={index === current ? selected : null}
            type="button"
            aria-current={index === current}
            aria-label={[position(index + 1, pictures.length), picture.alternativeText].filter(Boolean).join(': ')}
            className={styles.thumbnail}
            onClick={() => onSelect(index)}
          >
            {hasPicture(picture) ? (
              <img src={picture.thumbnailUrl ?? picture.url} alt="" loading="lazy" decoding="async" />
            ) : (
              <FileIcon name={picture.alternativeText} />
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}

function hasPicture({ kind = 'picture', thumbnailUrl }: LightboxPicture): boolean {
  return kind === 'picture' || Boolean(thumbnailUrl)
}

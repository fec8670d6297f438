import type { Schemas } from '@/api'
import { Icon, ImageIcon } from '@/design-system/icons'
import { usePicture } from '@/design-system/pictures'

import styles from './PostCover.module.css'

type PostCoverProps = {
  src: string
  focalPoint?: Schemas['FocalPoint'] | undefined
  /** `wide` below the words; `beside` them, where the card is wide enough for both. */
  place: 'wide' | 'beside'
  /** Fetched at once, for what the first window shows. */
  eager: boolean
}

/** The picture of a post in the feed. Its place has its size before the picture comes, and keeps it without one. */
export function PostCover({ src, focalPoint, place, eager }: PostCoverProps) {
  const picture = usePicture(src)
  return (
    <div data-place={place} className={styles.root}>
      {picture ? (
        <img
          {...picture}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          draggable={false}
          className={styles.picture}
          style={focalPoint && { objectPosition: `${focalPoint.x * 100}% ${focalPoint.y * 100}%` }}
        />
      ) : (
        <Icon of={ImageIcon} />
      )}
    </div>
  )
}

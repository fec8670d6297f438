import clsx from 'clsx'
import type { Schemas } from '@/api'
import { usePicture } from '@/design-system/pictures'
import styles from './Communities.module.css'

export type CommunityCoverProps = { cover: Schemas['PostImage']; lazy?: boolean; className?: string | undefined }

/** The picture above a community, 6:1 around its focal point. */
export function CommunityCover({ cover, lazy = false, className }: CommunityCoverProps) {
  const { url, alternativeText, focalPoint } = cover
  const picture = usePicture(url)
  const { x, y } = focalPoint ?? { x: 0.5, y: 0.5 }
  return (
    <div className={clsx(styles.band, className)}>
      {picture && (
        <img
          {...picture}
          alt={alternativeText}
          loading={lazy ? 'lazy' : 'eager'}
          decoding="async"
          className={styles.picture}
          style={{ objectPosition: `${x * 100}% ${y * 100}%` }}
        />
      )}
    </div>
  )
}

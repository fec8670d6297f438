import type { Schemas } from '@/api'
import styles from './TextObjects.module.css'

/** The picture above the title, cut to 12:5 around its focal point. */
export function PostCover({
  image: { url, width, height, alternativeText, focalPoint },
}: {
  image: Schemas['PostImage']
}) {
  const { x, y } = focalPoint ?? { x: 0.5, y: 0.5 }
  return (
    <img
      src={url}
      alt={alternativeText}
      width={width}
      height={height}
      decoding="async"
      className={styles.cover}
      style={{ objectPosition: `${x * 100}% ${y * 100}%` }}
    />
  )
}

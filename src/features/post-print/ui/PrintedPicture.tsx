import type { Schemas } from '@/api'
import styles from './PrintedPicture.module.css'

/** A picture on paper, whole on one page together with its caption. */
export function PrintedPicture({
  image: { url, alternativeText, width, height, caption },
}: {
  image: Schemas['PostImage']
}) {
  return (
    <figure className={styles.figure}>
      <img src={url} alt={alternativeText} width={width} height={height} className={styles.picture} />
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  )
}

import { useState, type CSSProperties } from 'react'
import type { CarouselSlide } from './Carousel'
import styles from './Carousel.module.css'
import { tintOf } from './tint-of'

/** The picture of a slide, on the customer's ground. The ground alone stays where the picture does not come. */
export function CarouselPicture({ slide, current }: { slide: CarouselSlide; current: boolean }) {
  const [broken, setBroken] = useState<string | null>(null)
  const { colorBegin, colorEnd, imageUrl } = slide
  const known = tintOf(colorBegin) !== null && tintOf(colorEnd) !== null
  const ground = known ? ({ '--begin': colorBegin, '--end': colorEnd } as CSSProperties) : undefined
  return (
    <div data-grounded={known || undefined} inert={!current} className={styles.picture} style={ground}>
      {imageUrl !== '' && imageUrl !== broken && (
        <img
          src={imageUrl}
          alt={slide.alternativeText ?? ''}
          draggable={false}
          decoding="async"
          className={styles.image}
          onError={() => setBroken(imageUrl)}
        />
      )}
    </div>
  )
}
